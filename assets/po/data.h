/* What the shipped data files say, for the template of the translations. Not part of the program.
 * Names of publishers stay as they are: Hans im Glück, Hobby World, Z-Man Games. */
N_("Base game")
N_("Crop Circles")
N_("Crop Circles (2010)")
N_("First edition")
N_("Second edition")
N_("The rules of the original publisher as printed today. A two-tile city is an ordinary city. Action A of a crop circle is optional, and the meeple joins one of yours on its segment.")
N_("The Russian edition. Action A of a crop circle is compulsory, and the meeple joins one of yours on the very segment where it stands.")
N_("The English edition. Action A of a crop circle is compulsory for everybody who can carry it out, and the meeple may stand on any tile of a feature that holds one of yours (X-12).")
N_("The scoring of the first printings. A two-tile city pays 2 points. At the end each completed city pays 4 points to whoever has the most farmers in all fields that touch it (1.11, F1).")
N_("The scoring of later printings of the first game. A two-tile city pays 2 points. At the end each field pays 3 points a completed city, but nobody is paid twice for the same city (1.11, F2).")

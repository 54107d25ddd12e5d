#include "art/symbols.h"

#include <assert.h>
#include <stddef.h>

/* The shield is a heater, the club has a knobbed head at the upper right, the rake is a hay rake
 * of four tines, turned by 36 degrees. */
static const char *const outlines[CARC_SYMBOL_COUNT] = {
    [CARC_SHIELD] = "M-13,-15C-8,-13 -4,-14 0,-17C4,-14 8,-13 13,-15L13,0C13,9 6,15 0,19"
                    "C-6,15 -13,9 -13,0Z",
    [CARC_CLUB] = "M-13.5,17.5C-16,15.5 -16,13 -14,10.5L-1,-5C-3,-12 2,-18.5 9,-18.5"
                  "C16,-18.5 20,-12 17,-6C14.5,-.5 8.5,3 2.5,.5L-9.5,16"
                  "C-11,18.5 -12.5,18.5 -13.5,17.5Z",
    [CARC_RAKE] = "M-15.4,17.9L.3,-4.1L-10.8,-12L-2.4,-23.8L.8,-21.6L-5.1,-13.3L-.6,-10.1"
                  "L5.2,-18.4L8.4,-16.1L2.6,-7.9L6.6,-5L12.5,-13.2L15.7,-10.9L9.8,-2.7L14.3,.5"
                  "L20.1,-7.7L23.3,-5.5L14.9,6.3L3.7,-1.6L-11.9,20.3Z",
};

const char *art_symbol_outline(enum carc_symbol symbol)
{
    assert(symbol < CARC_SYMBOL_COUNT && outlines[symbol] != NULL);
    return outlines[symbol];
}

/* Linked into the sanitizer builds of tests that open SDL. Drivers that SDL loads (D-Bus, X11, Mesa)
 * keep some memory until the program ends; once SDL has closed such a library, LeakSanitizer can no
 * longer tell where that memory came from and reports it as `<unknown module>`. With a dlclose that
 * closes nothing the names stay, and tools/leaks-of-others can leave those libraries out by name:
 *
 *     LSAN_OPTIONS=suppressions=tools/leaks-of-others */
int dlclose(void *handle);

int dlclose(void *handle)
{
    (void)handle;
    return 0;
}

#include "load/setname.h"

#include <string.h>

#include "yaml/fields.h"

static bool read_checksum(const char *text, uint32_t *out)
{
    static const char digits[] = "0123456789abcdef";
    uint32_t sum = 0;
    for (int i = 0; i < 8; i++) {
        const char *digit = text[i] ? strchr(digits, text[i]) : NULL;
        if (!digit) {
            return false;
        }
        sum = sum << 4 | (uint32_t)(digit - digits);
    }
    *out = sum;
    return !text[8];
}

bool set_name_read(const char *text, struct set_name *name)
{
    *name = (struct set_name){.exact = false};
    size_t length = strcspn(text, "@");
    if (length >= sizeof name->id) {
        return false;
    }
    memcpy(name->id, text, length);
    name->exact = text[length] == '@';
    return fields_is_name(name->id) &&
           (!name->exact || read_checksum(text + length + 1, &name->checksum));
}

/* Reads messages as clients write them, quickly. */
#ifndef JCZ_SCAN_H
#define JCZ_SCAN_H

#include "jcz/message.h"

/* True when the line is a message in plain JSON: what jcz_message_read would make of it. False
 * when it is anything else (escapes, unknown members with values of their own, a fault): then the
 * slow reader is to judge. */
bool jcz_scan(struct jcz_message *message, const char *bytes, size_t size);

#endif

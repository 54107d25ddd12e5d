/* Small helpers that every room may use. */
#ifndef BASE_MACROS_H
#define BASE_MACROS_H

#define ARRAY_LENGTH(array) (sizeof(array) / sizeof((array)[0]))

#if defined(__GNUC__)
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#define ALWAYS_INLINE inline __attribute__((always_inline))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#else
#define PRINTF_LIKE(text, first)
#define ALWAYS_INLINE inline
#define LIKELY(x) (x)
#define UNLIKELY(x) (x)
#endif

#endif

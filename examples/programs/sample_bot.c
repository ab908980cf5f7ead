/* A bot that plays all games of Mendax, in C without a library: `cc -o sample_bot sample_bot.c`,
   then `mendax bot check ./sample_bot`. The bot parses only the JSON that it needs: it takes one
   of the offers and fills in each free field. docs/programs.md describes the messages. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Returns the end of the JSON value at p: a string, an array or object, or a word. */
static const char *end_of(const char *p) {
    int depth = 0, text = 0;
    do {
        if (text && *p == '\\') p++;
        else if (*p == '"') text = !text;
        else if (!text) depth += (*p == '{' || *p == '[') - (*p == '}' || *p == ']');
        p++;
    } while (depth || text || !strchr(",}]", *p));
    return p;
}

/* Returns the value of a field of the object at p, or NULL. */
static const char *field(const char *p, const char *name) {
    size_t n = strlen(name);
    for (p++; *p == '"'; p += *p == ',') {
        int here = !strncmp(p + 1, name, n) && p[n + 1] == '"';
        p = strchr(p + 1, '"') + 2;
        if (here) return p;
        p = end_of(p);
    }
    return NULL;
}

/* Returns the n-th item of the array at p, counted from 0, or NULL. */
static const char *item(const char *p, int n) {
    for (p++; n && *p != ']'; n--) p = end_of(p), p += *p == ',';
    return *p == ']' ? NULL : p;
}

static const char *any(const char *array) {
    int n = 0;
    while (item(array, n)) n++;
    return n ? item(array, rand() % n) : NULL;
}

static int is(const char *p, const char *text) { return p && !strncmp(p, text, strlen(text)); }

static void value(const char *slot) {
    const char *chosen = field(slot, "low");
    if (is(field(slot, "kind"), "\"one-of\"")) chosen = any(field(slot, "values"));
    if (is(field(slot, "kind"), "\"free-text\"")) chosen = "\"x\",";
    printf("%.*s", (int)(end_of(chosen) - chosen), chosen);
}

/* Prints the action of the offer, with a value in each of its free fields. */
static void act(const char *offer) {
    const char *p = field(offer, "action"), *slots = field(offer, "slots"), *slot, *name;
    for (putchar('{'), p++; *p == '"'; p += *p == ',', putchar(*p == '}' ? '}' : ',')) {
        name = p, p = strchr(p + 1, '"') + 2;
        printf("%.*s", (int)(p - name), name);
        for (int n = 0; (slot = item(slots, n)); n++)
            if (!strncmp(field(slot, "field"), name, p - name - 1)) break;
        if (slot) value(slot);
        else printf("%.*s", (int)(end_of(p) - p), p);
        p = end_of(p);
    }
}

int main(void) {
    static char line[1 << 20];
    setvbuf(stdout, NULL, _IOLBF, 1 << 16); /* send every line immediately */
    while (fgets(line, sizeof line, stdin)) {
        const char *offers = field(line, "offers"), *offer = offers ? any(offers) : NULL;
        if (field(line, "seed")) srand((unsigned)atoll(field(line, "seed"))); /* in the arena */
        if (is(field(line, "type"), "\"begin\"")) puts("{\"type\":\"ready\",\"name\":\"sample.c\"}");
        if (offer) {
            printf("{\"type\":\"act\",\"after\":%lld,\"action\":", atoll(field(line, "after")));
            act(offer), puts("}");
        }
    }
}

/** Characters that alone tell two names apart: C, C++ and C#. */
const characters: Readonly<Record<string, string>> = { "+": "-plus", "#": "-sharp", "&": "-and" }

/** Converts a name to the end of an address: `Dental Edge` becomes `dental-edge`, `C#` becomes `c-sharp`. */
export const slugify = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[+#&]/g, (character) => `${characters[character]}-`)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** The folder of a further language, with its slashes: `pt-BR` has `/pt-br/`. The site's own language is at the root. */
export const folderOf = (language: string): string => `/${language.toLowerCase()}/`

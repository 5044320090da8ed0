/** The address of a file or folder at GitHub, on the repository's default branch. */
export const fileAddress = (repository: string, file: string) => `${repository}/blob/HEAD/${file}`

/** The address of the owner's entry for an address book, which the build makes from `site.json`. */
export const cardPath = "/contact.vcf"

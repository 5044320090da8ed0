/** The contact form's keys in the visitor's local storage. Every key the form uses is listed here. */

/** The draft message (`draft.ts`). Also the name of the lock that a tab holds while sending it (`sending.ts`). */
export const draftKey = "message"

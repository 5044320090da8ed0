/** The contact form's keys in the visitor's local storage. Every key the form uses is listed here. */

/** The message being written (`draft.ts`); also the name of the lock under which one tab sends it (`sending.ts`). */
export const draftKey = "message"

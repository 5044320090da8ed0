/** What stays below the form after a message was sent, where the owner gives no words. */
export const defaultSentWords = {
  sent: "Your message was sent on {time}.",
  answer: "You will have an answer by {day}.",
  meanwhile: "To add something before then, or if nothing came by then, write to",
}

/** Name of the stored input of a form: of a draft to send, an answer to a comment, or a waiver. */
export const proofInput = (form: 'send' | 'answer' | 'waiver', id: string | number): string =>
  `proof-${form}:${id}`

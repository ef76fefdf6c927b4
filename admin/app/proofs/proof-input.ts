import { useStoredInput } from '../forms/use-stored-input.ts'

/** Name of the stored input of a form: of a draft to send, an answer to a comment, or a waiver. */
export const proofInput = (form: 'send' | 'answer' | 'waiver', id: string | number): string =>
  `proof-${form}:${id}`

/** Returns the texts of a form that starts empty. They survive a reload, and leaving with them needs a confirmation. */
export const useProofInput = <Texts extends Record<string, string>>(name: string, empty: Texts) =>
  useStoredInput<Texts>(
    name,
    () => empty,
    (texts) => Object.values(texts).some((text) => text !== ''),
  )

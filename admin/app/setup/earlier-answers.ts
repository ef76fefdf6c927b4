import type { Answers } from './blank-fields.tsx'
import { splitBlank } from './split-blank.ts'

/** By label, because samples ask the same with other examples. Lost when the page is reloaded. */
const earlier = new Map<string, string>()

export function rememberAnswers(answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) earlier.set(splitBlank(name).label, answer)
}

/** Returns the answers that an earlier step has for these blanks. */
export const recallAnswers = (names: Iterable<string>): Answers =>
  Object.fromEntries([...names].map((name) => [name, earlier.get(splitBlank(name).label) ?? '']))

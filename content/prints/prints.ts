import { herringbone } from './families/herringbone.ts'
import type { Print } from './repeat.ts'

/** Every family of prints, by the word its pictures are named with. */
export const prints: Record<string, Print> = { herringbone }

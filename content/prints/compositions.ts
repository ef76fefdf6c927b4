import { cloth } from './compositions/cloth.ts'
import type { Composition } from './picture.ts'

/** Every way to show a cloth, by the word its pictures are named with. */
export const compositions: Record<string, Composition> = { cloth }

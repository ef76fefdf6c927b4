import { bolt } from './compositions/bolt.ts'
import { closeup, cloth } from './compositions/cloth.ts'
import { sewn } from './compositions/sewn.ts'
import { stack } from './compositions/stack.ts'
import { invoice, layout, parcel, roller } from './compositions/steps.ts'
import { swatch } from './compositions/swatch.ts'
import { banner, slide } from './compositions/wide.ts'
import { garments } from './garments.ts'
import type { Composition } from './picture.ts'

/** Every way to show a cloth, by the word its pictures are named with. */
export const compositions: Record<string, Composition> = {
  cloth,
  closeup,
  bolt,
  swatch,
  stack,
  slide,
  banner,
  layout,
  invoice,
  roller,
  parcel,
  ...Object.fromEntries(Object.entries(garments).map(([name, garment]) => [name, sewn(garment)])),
}

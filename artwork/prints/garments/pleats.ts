import type { Panel } from './garment.ts'

/** A skirt from its waist down: half as wide as it is above and below, in the units of a drawing. */
export interface Skirt {
  top: number
  bottom: number
  waist: number
  hem: number
}

/** How far each pleat goes on below the next, as a share of its width. */
const HIDDEN = 0.22

/** Returns pleats from the left to the right, each laid over the one before it. */
export function pleats(count: number, { top, bottom, waist, hem }: Skirt): Panel[] {
  const at = (half: number, share: number) => Math.round((share * 2 - 1) * half * 10) / 10
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [Math.max(index - HIDDEN, 0) / count, (index + 1) / count]
    // What lies below is drawn up a little by the fold.
    return {
      path: `M${at(waist, left)} ${top}L${at(waist, right)} ${top}L${at(hem, right)} ${bottom}L${at(hem, left)} ${bottom - 7}Z`,
    }
  }).reverse()
}

import type { Panel } from './garment.ts'

/** A skirt: half of its width at the top and bottom, in units of the drawing. */
export interface Skirt {
  top: number
  bottom: number
  waist: number
  hem: number
}

/** Hidden part of each pleat below the next, as a share of its width. */
const HIDDEN = 0.22

/** Returns overlapping pleats from left to right. */
export function pleats(count: number, { top, bottom, waist, hem }: Skirt): Panel[] {
  const at = (half: number, share: number) => Math.round((share * 2 - 1) * half * 10) / 10
  return Array.from({ length: count }, (_, index) => {
    const [left, right] = [Math.max(index - HIDDEN, 0) / count, (index + 1) / count]
    // The fold shortens the hidden part a little.
    return {
      path: `M${at(waist, left)} ${top}L${at(waist, right)} ${top}L${at(hem, right)} ${bottom}L${at(hem, left)} ${bottom - 7}Z`,
    }
  }).reverse()
}

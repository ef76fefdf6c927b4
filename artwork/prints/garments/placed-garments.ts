import { bothSides } from '../outline.ts'
import type { Garment, Panel } from './garment.ts'

/** Position of a garment among others: its scale, and the offset of its centre. */
export interface Place {
  scale: number
  x: number
  y: number
}

const MIDDLE = 500

/** Moves a path of absolute commands. `side` is -1 for a mirrored copy. */
function moved(path: string, { scale, x, y }: Place, side = 1): string {
  let across = false
  return path.replace(/-?\d*\.?\d+/g, (number) => {
    across = !across
    const value = Number(number)
    const at = across ? side * value * scale + x : (value - MIDDLE) * scale + MIDDLE + y
    return ` ${Math.round(at * 10) / 10}`
  })
}

function movedPanels(panel: Panel, place: Place): Panel[] {
  const { path, sides, ...cloth } = panel
  if (sides === 'half') return [{ ...cloth, path: moved(bothSides(path), place) }]
  const whole = { ...cloth, path: moved(path, place) }
  if (sides !== 'twin') return [whole]
  return [whole, { ...cloth, path: moved(path, place, -1), turn: -(cloth.turn ?? 0) }]
}

/** Combines garments into one drawing. Later ones are on top. */
export function laidTogether(garments: [Garment, Place][]): Garment {
  return {
    panels: garments.flatMap(([{ panels }, place]) => panels.flatMap((panel) => movedPanels(panel, place))),
    seams: garments
      .map(([{ seams = '', twins = '' }, place]) =>
        [moved(seams, place), moved(twins, place), moved(twins, place, -1)].join(''),
      )
      .join(''),
    stitches: garments.map(([{ stitches = '' }, place]) => moved(stitches, place)).join(''),
    buttons: garments.flatMap(([{ buttons = [] }, { scale, x, y }]) =>
      buttons.map(([left, down]): [number, number] => [
        left * scale + x,
        (down - MIDDLE) * scale + MIDDLE + y,
      ]),
    ),
  }
}

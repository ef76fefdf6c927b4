import type { Garment } from '../garments/garment.ts'
import type { Point } from '../shapes.ts'

/** What is measured on a garment that lies flat; `content/grading.yaml` names each and says how it grows. */
export type MeasureKind =
  | 'chest'
  | 'waist'
  | 'hips'
  | 'hem'
  | 'shoulders'
  | 'bib'
  | 'length'
  | 'gown'
  | 'floor'
  | 'skirt'
  | 'side'
  | 'sleeve'
  | 'longSleeve'
  | 'raglan'
  | 'leg'

/** From one point of a drawing to another, in its units. */
export interface Distance {
  from: Point
  to: Point
  /** What its ends belong to, where its line is drawn aside so that it does not lie on a seam. */
  of?: readonly [Point, Point]
}

/**
 * A garment with what is measured on it. `size` is how many centimetres two of the measures have at the base size, one that
 * lies across the drawing and one that runs along it: they give the drawing its scale, from which all others follow.
 */
export interface Sketch {
  drawing: Garment
  size: Partial<Record<MeasureKind, number>>
  /** In the order of their letters. */
  measures: Partial<Record<MeasureKind, Distance>>
}

/** Returns what lies from side to side at a height, half of it being `x`. */
export const across = (x: number, y: number): Distance => ({ from: [-x, y], to: [x, y] })

/** Returns what runs straight down at the side `x`. */
export const down = (x: number, top: number, bottom: number): Distance => ({
  from: [x, top],
  to: [x, bottom],
})

/** Returns how much lower one point is than another, drawn at the side `x` of both. */
export const downBeside = (x: number, top: Point, bottom: Point): Distance => ({
  from: [x, top[1]],
  to: [x, bottom[1]],
  of: [top, bottom],
})

/** Returns what runs aslant from one point to another, drawn so many units to the left of that way. */
export function aslant(from: Point, to: Point, left: number): Distance {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = left / Math.hypot(dx, dy)
  const move = ([x, y]: Point): Point => [x + dy * share, y - dx * share]
  return { from: move(from), to: move(to), of: [from, to] }
}

/** Returns the measures of a sketch in the order of their letters. */
export const measuresOf = ({ measures }: Sketch): [MeasureKind, Distance][] =>
  Object.entries(measures) as [MeasureKind, Distance][]

/** Returns how many centimetres a unit of the drawing is, across and along. Throws where the sketch does not say both. */
export function scaleOf({ size, measures }: Sketch): { across: number; along: number } {
  const scale = { across: 0, along: 0 }
  for (const [kind, centimetres] of Object.entries(size) as [MeasureKind, number][]) {
    const { from, to } = measures[kind] ?? across(0, 0)
    if (from[0] === to[0]) scale.along = centimetres / (to[1] - from[1])
    else scale.across = centimetres / (to[0] - from[0])
  }
  if (!scale.across || !scale.along) throw new Error('A sketch must say one measure across and one along')
  return scale
}

/** Returns each measure at the base size, in centimetres to the half. */
export function centimetresOf(sketch: Sketch): [MeasureKind, number][] {
  const { across, along } = scaleOf(sketch)
  return measuresOf(sketch).map(([kind, { from, to }]) => {
    const length = Math.hypot((to[0] - from[0]) * across, (to[1] - from[1]) * along)
    return [kind, Math.round(length * 2) / 2]
  })
}

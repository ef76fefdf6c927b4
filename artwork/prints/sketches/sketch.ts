import type { Garment } from '../garments/garment.ts'
import type { Point } from '../shapes.ts'

/** Measures of a garment that lies flat. `content/grading.yaml` has their names and growth. */
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

/** Two points of a drawing, in its units. */
export interface Distance {
  from: Point
  to: Point
  /** The measured points, if the line is drawn aside so that it does not cover a seam. */
  of?: readonly [Point, Point]
}

/**
 * A garment with its measures. `size` has two measures of the base size in centimetres, one across and one along the
 * drawing. They define its scale and thereby all other measures.
 */
export interface Sketch {
  drawing: Garment
  size: Partial<Record<MeasureKind, number>>
  /** In the order of their letters. */
  measures: Partial<Record<MeasureKind, Distance>>
}

/** Returns a horizontal measure at a height. `x` is half of it. */
export const across = (x: number, y: number): Distance => ({ from: [-x, y], to: [x, y] })

/** Returns a vertical measure at `x`. */
export const down = (x: number, top: number, bottom: number): Distance => ({
  from: [x, top],
  to: [x, bottom],
})

/** Returns the vertical distance of two points, drawn at `x`. */
export const downBeside = (x: number, top: Point, bottom: Point): Distance => ({
  from: [x, top[1]],
  to: [x, bottom[1]],
  of: [top, bottom],
})

/** Returns a slanted measure, drawn `left` units to the left of its points. */
export function aslant(from: Point, to: Point, left: number): Distance {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = left / Math.hypot(dx, dy)
  const move = ([x, y]: Point): Point => [x + dy * share, y - dx * share]
  return { from: move(from), to: move(to), of: [from, to] }
}

/** Returns the measures of a sketch in the order of their letters. */
export const measuresOf = ({ measures }: Sketch): [MeasureKind, Distance][] =>
  Object.entries(measures) as [MeasureKind, Distance][]

/** Returns centimetres per unit, across and along. Throws if the sketch does not have both. */
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

/** Returns each measure of the base size, rounded to half a centimetre. */
export function centimetresOf(sketch: Sketch): [MeasureKind, number][] {
  const { across, along } = scaleOf(sketch)
  return measuresOf(sketch).map(([kind, { from, to }]) => {
    const length = Math.hypot((to[0] - from[0]) * across, (to[1] - from[1]) * along)
    return [kind, Math.round(length * 2) / 2]
  })
}

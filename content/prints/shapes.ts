export type Point = readonly [x: number, y: number]

/** A number as short as a file wants it and the eye allows it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const at = (point: Point): string => `${n(point[0])} ${n(point[1])}`

/** A point at `radius` from `centre`; degrees run clockwise from noon. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
}

/** Path of a closed polygon. */
export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** Path of a full circle, so that many dots make one path. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`

/** Path of a circle's slice from one angle to another, clockwise. */
export function sector(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const start = at(polar(centre, radius, from))
  return `M${at(centre)}L${start}A${n(radius)} ${n(radius)} 0 ${large} 1 ${at(polar(centre, radius, to))}Z`
}

/** Path of an upright rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`

export const fill = (colour: string, path: string): string =>
  path ? `<path fill="${colour}" d="${path}"/>` : ''

export const stroke = (colour: string, width: number, path: string): string =>
  path ? `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" d="${path}"/>` : ''

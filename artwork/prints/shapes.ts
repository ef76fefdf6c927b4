export type Point = readonly [x: number, y: number]

/** Formats a number with one decimal to keep files small. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const at = (point: Point): string => `${n(point[0])} ${n(point[1])}`

/** Returns a point at `radius` from `centre`. Degrees run clockwise from the top. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
}

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

/** Path of a full circle. Many dots can form one path. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0Z`

/** Path of a sector between two angles, clockwise. */
export function sector(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const start = at(polar(centre, radius, from))
  return `M${at(centre)}L${start}A${n(radius)} ${n(radius)} 0 ${large} 1 ${at(polar(centre, radius, to))}Z`
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`

export const fill = (colour: string, path: string): string =>
  path ? `<path fill="${colour}" d="${path}"/>` : ''

export const stroke = (colour: string, width: number, path: string): string =>
  path ? `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" d="${path}"/>` : ''

/** Draws dots of one size with as few bytes as possible. */
export const dots = (colour: string, diameter: number, points: readonly Point[]): string =>
  points.length === 0
    ? ''
    : `<path stroke="${colour}" stroke-width="${n(diameter)}" stroke-linecap="round" d="${points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')}"/>`

/** Path of an arc, to be stroked. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  return `M${at(polar(centre, radius, from))}A${n(radius)} ${n(radius)} 0 ${large} 1 ${at(polar(centre, radius, to))}`
}

/** Path of a smooth closed curve through all points. */
export function smooth(points: readonly Point[]): string {
  const size = points.length
  const get = (index: number): Point => points[(index + size) % size] ?? [0, 0]
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(first)} ${at(second)} ${at(to)}`
  })
  return `M${at(get(0))}${parts.join('')}Z`
}

/** Rotates a point around the origin and moves it. */
export function place([x, y]: Point, [dx, dy]: Point, degrees: number, scale = 1): Point {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return [dx + x * cos - y * sin, dy + x * sin + y * cos]
}

/** Path of a leaf from `base`. Degrees run clockwise from the top. */
export function leaf(base: Point, length: number, width: number, degrees: number): string {
  const turn = (point: Point) => at(place(point, base, degrees))
  const side = (sign: 1 | -1) => turn([sign * width, -length * 0.45])
  return `M${at(base)}Q${side(1)} ${turn([0, -length])}Q${side(-1)} ${at(base)}Z`
}

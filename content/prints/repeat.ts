import type { Colourway } from './colourways.ts'
import type { Random } from './random.ts'
import { n, type Point } from './shapes.ts'

/**
 * One repeat of a print: a figure, and the two steps by which it is printed again. A figure may reach over
 * its repeat: the next one is printed over it, so nothing has to be cut at an edge.
 */
export interface Repeat {
  figure: string
  across: Point
  down: Point
}

/** A family of prints. The variant changes scale and rhythm, never the character. */
export type Print = (colours: Colourway, random: Random) => Repeat

/** What a print is laid on, in the picture's own units. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Laying {
  scale: number
  /** Degrees clockwise. */
  turn: number
  /** Where a repeat starts. */
  origin: Point
}

/** The print laid over a whole area; `id` must be unique in the picture. */
export function lay(id: string, repeat: Repeat, area: Area, { scale, turn, origin }: Laying): string {
  const [ax] = repeat.across
  const [dx, dy] = repeat.down
  // The area as the turned and scaled print sees it, and a repeat more on each side for what reaches over.
  const radius = Math.hypot(area.width, area.height) / 2 / scale
  const angle = (-turn * Math.PI) / 180
  const away: Point = [area.x + area.width / 2 - origin[0], area.y + area.height / 2 - origin[1]]
  const centre: Point = [
    (away[0] * Math.cos(angle) - away[1] * Math.sin(angle)) / scale,
    (away[0] * Math.sin(angle) + away[1] * Math.cos(angle)) / scale,
  ]
  const halfWidth = turn === 0 ? area.width / 2 / scale : radius
  const halfHeight = turn === 0 ? area.height / 2 / scale : radius
  const rows: string[] = []
  const columns = Math.ceil((2 * halfWidth) / ax) + 3
  const first = Math.floor((centre[1] - halfHeight) / dy) - 1
  const last = Math.ceil((centre[1] + halfHeight) / dy)
  const left = centre[0] - halfWidth - ax
  for (let row = first; row <= last; row++) {
    const shift = row * dx
    const start = shift + Math.floor((left - shift) / ax) * ax
    rows.push(`<use href="#${id}r" x="${n(start)}" y="${n(row * dy)}"/>`)
  }
  const line = Array.from({ length: columns }, (_, column) => `<use href="#${id}f" x="${n(column * ax)}"/>`)
  const move = `translate(${n(origin[0])} ${n(origin[1])})${turn ? `rotate(${n(turn)})` : ''}scale(${Math.round(scale * 1000) / 1000})`
  return (
    `<defs><g id="${id}f">${repeat.figure}</g><g id="${id}r">${line.join('')}</g></defs>` +
    `<g transform="${move}">${rows.join('')}</g>`
  )
}

import type { Colourway } from './colourways.ts'
import type { Random } from './random.ts'
import { n, type Point } from './shapes.ts'

/**
 * A figure, and the two steps by which it repeats. A figure may exceed its repeat. The next one is drawn over it, so
 * nothing is cut at an edge.
 */
export interface Repeat {
  figure: string
  across: Point
  down: Point
}

/** A family of prints. The variant changes scale and rhythm only. */
export type Print = (colours: Colourway, random: Random) => Repeat

/** Area to fill, in units of the picture. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface Laying {
  scale: number
  /** Degrees clockwise. */
  turn?: number
  /** Start of a repeat. */
  origin?: Point
}

/** Cloth of a picture. Its figure is written once, however often it is used. */
export class PrintedCloth {
  private readonly id: string
  private readonly repeat: Repeat
  private rows = 0

  constructor(id: string, repeat: Repeat) {
    this.id = id
    this.repeat = repeat
  }

  /** Fills an area with the print. */
  lay(area: Area, { scale, turn = 0, origin = [0, 0] }: Laying): string {
    const { id, repeat } = this
    const row = `${id}${this.rows++}`
    const [ax] = repeat.across
    const [dx, dy] = repeat.down
    const seen = transformArea(area, scale, turn, origin)
    const columns = Math.ceil((seen.right - seen.left) / ax) + 2
    const lines: string[] = []
    for (let index = Math.floor(seen.top / dy) - 1; (index - 1) * dy < seen.bottom; index++) {
      const start = index * dx + (Math.floor((seen.left - index * dx) / ax) - 1) * ax
      lines.push(`<use href="#${row}" x="${n(start)}" y="${n(index * dy)}"/>`)
    }
    const figures = Array.from(
      { length: columns + 1 },
      (_, column) => `<use href="#${id}" x="${n(column * ax)}"/>`,
    )
    const figure = this.rows === 1 ? `<g id="${id}">${repeat.figure}</g>` : ''
    const move = `translate(${n(origin[0])} ${n(origin[1])})${turn ? `rotate(${n(turn)})` : ''}scale(${Math.round(scale * 1000) / 1000})`
    return `<defs>${figure}<g id="${row}">${figures.join('')}</g></defs><g transform="${move}">${lines.join('')}</g>`
  }
}

/** Returns the area in the coordinates of the transformed print. */
function transformArea(area: Area, scale: number, turn: number, origin: Point) {
  const angle = (-turn * Math.PI) / 180
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((bottom): Point => {
      const x = (area.x + right * area.width - origin[0]) / scale
      const y = (area.y + bottom * area.height - origin[1]) / scale
      return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
    }),
  )
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

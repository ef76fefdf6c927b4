import type { Garment, Panel, Stuff } from '../garments/garment.ts'
import { lettering, wordWidth } from '../lettering.ts'
import { bothSides, getBounds } from '../outline.ts'
import { at, fill, type Point, polygon } from '../shapes.ts'
import { type Distance, measuresOf, type Sketch, scaleOf } from './sketch.ts'

/** The letters of measures, in their order: those that lettering.ts draws and nobody takes for a figure. */
export const LETTERS = ['А', 'Б', 'В', 'Г', 'Д', 'Е']

const INK = '#1A1815'
const SEAM = '#5C554B'
const MEASURE = '#B5232A'
const FILLS: Record<Stuff, string> = {
  print: '#FFFDF9',
  plain: '#FFFDF9',
  trim: '#F4EFE6',
  inside: '#DDD3C2',
  wood: '#F4EFE6',
  paper: '#FFFDF9',
}
/** The largest that a drawing is, and what it leaves free round itself. */
const LARGEST = { width: 800, height: 1000 }
const MARGIN = 52
const RADIUS = 27
const LETTER = 28

type Place = (point: Point) => Point

/**
 * Returns a sketch as large as it is, its drawing without the `<svg>`: the garment in lines, in the proportions of its base size, which a
 * pattern drawn to be printed has not, and what is measured on it with a letter each.
 */
export function drawSketch(sketch: Sketch): { width: number; height: number; drawing: string } {
  const { place, ...size } = fitted(sketch)
  const { panels, seams = '', twins = '', stitches = '', buttons = [] } = sketch.drawing
  const lines = (path: string) => movedPath(path, place)
  const drawing = [
    `<g stroke="${INK}" stroke-width="3.5" stroke-linejoin="round">`,
    ...panels.flatMap((panel) =>
      outlinesOf(panel).map((path) => fill(FILLS[panel.of ?? 'print'], lines(path))),
    ),
    '</g>',
    `<g fill="none" stroke="${SEAM}" stroke-width="2.2">`,
    `<path stroke-linecap="round" d="${lines(seams + twins + mirrored(twins))}"/>`,
    `<path stroke-dasharray="9 6" d="${lines(stitches)}"/>`,
    ...buttons.map((point) => `<circle fill="${FILLS.paper}" ${centre(place(point))} r="8"/>`),
    '</g>',
    ...measuresOf(sketch).map(([, distance], index) => drawMeasure(distance, LETTERS[index] ?? '', place)),
  ]
    .join('')
    .replaceAll(/<path[^>]* d=""\/>/g, '')
  return { ...size, drawing }
}

/** Whole outlines of a panel, one or a pair. */
function outlinesOf({ path, sides }: Panel): string[] {
  if (sides === 'half') return [bothSides(path)]
  return sides === 'twin' ? [path, mirrored(path)] : [path]
}

/** Returns where a point of the pattern lies in the picture, in true proportion, and how large that is. */
function fitted(sketch: Sketch): { width: number; height: number; place: Place } {
  const { across, along } = scaleOf(sketch)
  const ends = measuresOf(sketch).flatMap(([, { from, to }]) => [from, to])
  const {
    x: left,
    y: top,
    width,
    height,
  } = getBounds(`${outlineOf(sketch.drawing)}M${ends.map(at).join('L')}`)
  const unit = Math.min(
    (LARGEST.width - 2 * MARGIN) / (width * across),
    (LARGEST.height - 2 * MARGIN) / (height * along),
  )
  return {
    width: Math.round(width * across * unit + 2 * MARGIN),
    height: Math.round(height * along * unit + 2 * MARGIN),
    place: ([x, y]) => [MARGIN + (x - left) * across * unit, MARGIN + (y - top) * along * unit],
  }
}

const outlineOf = ({ panels }: Garment) => panels.flatMap(outlinesOf).join('')

const PAIR = /(-?[\d.]+)(?: +|,|(?=-))(-?[\d.]+)/g

function movedPath(path: string, place: Place): string {
  return path.replace(PAIR, (_, x, y) => {
    const [left, top] = place([Number(x), Number(y)])
    return `${Math.round(left)} ${Math.round(top)}`
  })
}

/** A path's fellow on the other side. */
const mirrored = (path: string) => path.replace(PAIR, (_, x, y) => at([-Number(x), Number(y)]))

const centre = ([x, y]: Point) => `cx="${Math.round(x)}" cy="${Math.round(y)}"`

/** A line with an arrow at either end and its letter on it; thin lines to what it measures, where that lies aside. */
function drawMeasure({ from, to, of }: Distance, letter: string, place: Place): string {
  const [start, end] = [place(from), place(to)]
  const middle = letterPosition(start, end)
  const leaders = of ? `M${at(place(of[0]))}L${at(start)}M${at(place(of[1]))}L${at(end)}` : ''
  return [
    `<g fill="none" stroke="${MEASURE}">`,
    leaders && `<path stroke-width="1.6" d="${leaders}"/>`,
    `<path stroke-width="3" d="M${at(start)}L${at(end)}"/></g>`,
    fill(MEASURE, arrow(start, end) + arrow(end, start)),
    `<circle fill="${FILLS.paper}" stroke="${MEASURE}" stroke-width="3" ${centre(middle)} r="${RADIUS}"/>`,
    lettering(letter, [middle[0] - wordWidth(letter, LETTER) / 2, middle[1] - LETTER / 2], LETTER, MEASURE),
  ].join('')
}

/** Where a letter stands: off the middle, where the lines of an even garment would all meet; before a line too short for it. */
function letterPosition(start: Point, end: Point): Point {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(dx, dy)
  const share = length < 5 * RADIUS ? -(RADIUS + 6) / length : dy === 0 ? 0.22 : 0.4
  return [start[0] + dx * share, start[1] + dy * share]
}

/** The head of an arrow whose point is at `tip`. */
function arrow(tip: Point, tail: Point): string {
  const angle = Math.atan2(tail[1] - tip[1], tail[0] - tip[0])
  const back = (turn: number): Point => [
    tip[0] + 22 * Math.cos(angle + turn),
    tip[1] + 22 * Math.sin(angle + turn),
  ]
  return polygon([tip, back(0.32), back(-0.32)])
}

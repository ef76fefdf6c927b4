import type { Garment, Panel, Stuff } from '../garments/garment.ts'
import { lettering, wordWidth } from '../lettering.ts'
import { bothSides, getBounds } from '../outline.ts'
import { at, fill, type Point, polygon } from '../shapes.ts'
import { type Distance, measuresOf, type Sketch, scaleOf } from './sketch.ts'

/** Letters of measures in order: letters that lettering.ts can draw and that don't look like digits. */
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
/** Maximum size of a drawing, and its margin. */
const LARGEST = { width: 800, height: 1000 }
const MARGIN = 52
const RADIUS = 27
const LETTER = 28

type Place = (point: Point) => Point

/**
 * Draws a sketch without the `<svg>` tag: the garment in lines in true proportions of its base size, and its measures
 * with letters. Patterns for prints have other proportions.
 */
export function drawSketch(sketch: Sketch): { width: number; height: number; drawing: string } {
  const { place, ...size } = fitted(sketch)
  const { panels, seams = '', twins = '', stitches = '', buttons = [] } = sketch.drawing
  const lines = (path: string) => movedPath(path, place)
  const drawing = [
    `<g stroke="${INK}" stroke-width="3.5" stroke-linejoin="round">`,
    ...panels.flatMap((panel) =>
      listOutlines(panel).map((path) => fill(FILLS[panel.of ?? 'print'], lines(path))),
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

/** Returns the whole outlines of a panel, one or a pair. */
function listOutlines({ path, sides }: Panel): string[] {
  if (sides === 'half') return [bothSides(path)]
  return sides === 'twin' ? [path, mirrored(path)] : [path]
}

/** Returns the position of pattern points in the picture in true proportions, and the size of the picture. */
function fitted(sketch: Sketch): { width: number; height: number; place: Place } {
  const { across, along } = scaleOf(sketch)
  const ends = measuresOf(sketch).flatMap(([, { from, to }]) => [from, to])
  const {
    x: left,
    y: top,
    width,
    height,
  } = getBounds(`${joinOutlines(sketch.drawing)}M${ends.map(at).join('L')}`)
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

const joinOutlines = ({ panels }: Garment) => panels.flatMap(listOutlines).join('')

const PAIR = /(-?[\d.]+)(?: +|,|(?=-))(-?[\d.]+)/g

function movedPath(path: string, place: Place): string {
  return path.replace(PAIR, (_, x, y) => {
    const [left, top] = place([Number(x), Number(y)])
    return `${Math.round(left)} ${Math.round(top)}`
  })
}

/** Mirrors a path. */
const mirrored = (path: string) => path.replace(PAIR, (_, x, y) => at([-Number(x), Number(y)]))

const centre = ([x, y]: Point) => `cx="${Math.round(x)}" cy="${Math.round(y)}"`

/** Draws a line with arrows and a letter, and thin lines to its ends if it is drawn aside. */
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

/**
 * Returns the position of a letter: beside the centre, where lines of symmetric garments meet, or before a line that
 * is too short.
 */
function letterPosition(start: Point, end: Point): Point {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(dx, dy)
  const share = length < 5 * RADIUS ? -(RADIUS + 6) / length : dy === 0 ? 0.22 : 0.4
  return [start[0] + dx * share, start[1] + dy * share]
}

/** Draws an arrowhead at `tip`. */
function arrow(tip: Point, tail: Point): string {
  const angle = Math.atan2(tail[1] - tip[1], tail[0] - tip[0])
  const back = (turn: number): Point => [
    tip[0] + 22 * Math.cos(angle + turn),
    tip[1] + 22 * Math.sin(angle + turn),
  ]
  return polygon([tip, back(0.32), back(-0.32)])
}

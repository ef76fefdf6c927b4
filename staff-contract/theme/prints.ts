import { type ColorTokens, TOKENS } from './color-tokens.ts'

/** Tokens that prints use, in the order of their colours in a URL. */
const COLORS = ['linen', 'kumach', 'ink', 'indigo', 'ochre'] as const
type PrintColor = (typeof COLORS)[number]
type PrintColors = Pick<ColorTokens, PrintColor>

/** A shape of a print: colour, path, opacity. */
type Shape = [color: PrintColor, path: string, opacity?: number]

/** A band that repeats sideways. */
interface Print {
  width: number
  shapes: Shape[]
}

const HEIGHT = 64

const discs: Print = {
  width: 256,
  shapes: [
    ['linen', 'M0 0h256v64H0z'],
    ['kumach', 'M0 0h64v64H0z'],
    ['linen', 'M32 0a32 32 0 0 0 0 64z'],
    ['ink', 'M32 16a16 16 0 0 1 0 32z'],
    ['indigo', 'M72 0h8v64h-8zm16 0h8v64h-8zm16 0h8v64h-8z'],
    ['kumach', 'M112 32a16 16 0 0 1 16-16v32a16 16 0 0 1-16-16z'],
    ['indigo', 'M128 0h64v64h-64z'],
    ['linen', 'M160 0a32 32 0 0 1 0 64z'],
    ['ochre', 'M160 16a16 16 0 0 0 0 32z'],
    ['ink', 'M192 8h64v8h-64zm0 16h64v8h-64z'],
    ['kumach', 'M192 64a32 32 0 0 1 64 0z'],
  ],
}

const wedges: Print = {
  width: 192,
  shapes: [
    ['linen', 'M0 0h192v64H0z'],
    ['kumach', 'M0 64 48 0v64zM96 64l48-64v64z'],
    ['indigo', 'M48 0h48L48 64zM144 0h48l-48 64z'],
    ['ochre', 'M60 8h20L60 35z'],
    ['linen', 'M156 8h20l-20 27zM24 64l24-32v32z'],
    ['ink', 'M120 64l24-32v32z'],
  ],
}

const rhombs: Print = {
  width: 128,
  shapes: [
    ['indigo', 'M0 0h128v64H0z'],
    ['linen', 'M32 4 60 32 32 60 4 32z'],
    ['indigo', 'M32 14 50 32 32 50 14 32z'],
    ['kumach', 'M32 22 42 32 32 42 22 32z'],
    ['linen', 'M96 18a14 14 0 1 1 0 28 14 14 0 0 1 0-28zm0 8a6 6 0 1 0 0 12 6 6 0 0 0 0-12z'],
    [
      'ochre',
      'M64 0h12L64 12 52 0zm0 64h12L64 52 52 64zM128 0v12L116 0zm0 64V52l-12 12zM0 0h12L0 12zm0 64h12L0 52z',
    ],
  ],
}

/** Prints of the default theme. Its pages have one of them each, as files of the site. */
export const DEFAULT_PRINTS = { discs, wedges, rhombs } as const

/** Herringbone: columns of slanted stripes that rise and fall in turn. */
const twill: Print = {
  width: 128,
  shapes: [
    ['ink', `M0 0h128v${HEIGHT}H0z`],
    ['linen', [0, 64].map((x) => slantedStripes(x, 'up')).join('')],
    ['linen', slantedStripes(32, 'down')],
    ['kumach', slantedStripes(96, 'down')],
    ['ochre', `M31 0h2v${HEIGHT}h-2zm32 0h2v${HEIGHT}h-2z`],
  ],
}

/** Stripes of 8 px that cross a column of 32 px. */
function slantedStripes(x: number, direction: 'up' | 'down'): string {
  const starts = Array.from({ length: 7 }, (_, index) => index * 16 - (direction === 'up' ? 0 : 32))
  const slope = direction === 'up' ? -32 : 32
  return starts.map((y) => `M${x} ${y}l32 ${slope}v8l-32 ${-slope}z`).join('')
}

/** Gingham: translucent stripes in both directions, darker where they cross. */
const checks: Print = {
  width: 64,
  shapes: [
    ['linen', `M0 0h64v${HEIGHT}H0z`],
    ['indigo', 'M0 0h16v64H0zM32 0h16v64H32z', 0.55],
    ['indigo', 'M0 8h64v16H0zM0 40h64v16H0z', 0.55],
    ['kumach', 'M23 0h2v64h-2zM55 0h2v64h-2z'],
    ['ochre', 'M0 31h64v2H0z'],
  ],
}

/** The prints of the default theme side by side, for pages in other colours. */
const patchwork: Print = { width: discs.width + wedges.width + rhombs.width, shapes: [] }

const PRINTS = { prints: patchwork, twill, checks } as const satisfies Record<string, Print>
export type PrintName = keyof typeof PRINTS

/** Whether an ornament is a print of the product. */
export const isPrint = (ornament: string): ornament is PrintName => Object.hasOwn(PRINTS, ornament)

const PATH = /^\/brand\/(prints|twill|checks)-((?:[\da-f]{6}){5})\.svg$/

/** Returns the path of a print, which has its colours: a file never changes. */
export const getPrintPath = (name: PrintName, colors: PrintColors): string =>
  `/brand/${name}-${COLORS.map((color) => colors[color].slice(1)).join('')}.svg`

/** Returns the SVG of a path of `getPrintPath`; undefined for other paths. */
export function drawPrintOfPath(path: string): string | undefined {
  const [, name, digits = ''] = PATH.exec(path) ?? []
  if (name === undefined) return undefined
  const colors = COLORS.map((color, index) => [color, `#${digits.slice(index * 6, index * 6 + 6)}`])
  return drawPrint(name as PrintName, Object.fromEntries(colors) as PrintColors)
}

/** Returns the width of one repeat of a print, 64 px high, and its elements of SVG. */
export function getPrintTile(name: PrintName, colors: PrintColors): { width: number; content: string } {
  const { width, shapes } = PRINTS[name]
  return { width, content: name === 'prints' ? drawPatchwork(colors) : shapesSvg(shapes, colors) }
}

function drawPrint(name: PrintName, colors: PrintColors): string {
  const { width, content } = getPrintTile(name, colors)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${content}</svg>`
}

/** Returns the shapes of a print as elements of SVG. */
export const shapesSvg = (shapes: Shape[], colors: PrintColors): string =>
  shapes
    .map(([color, path, opacity]) => {
      const faded = opacity === undefined ? '' : ` fill-opacity="${opacity}"`
      return `<path fill="${colors[color]}"${faded} d="${path}"/>`
    })
    .join('')

function drawPatchwork(colors: PrintColors): string {
  let x = 0
  return Object.values(DEFAULT_PRINTS)
    .map(({ width, shapes }) => {
      const placed = `<g transform="translate(${x})">${shapesSvg(shapes, colors)}</g>`
      x += width
      return placed
    })
    .join('')
}

/** Whether a print has the colours of the default theme. */
export const hasDefaultColors = (colors: PrintColors): boolean =>
  COLORS.every((color) => colors[color] === TOKENS[color].color)

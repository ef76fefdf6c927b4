import { type Colourway, colourways } from './colourways.ts'
import { compositions } from './compositions.ts'
import { sketchDivider } from './divider.ts'
import { drawMark } from './marks.ts'
import { prints } from './prints.ts'
import { randomFrom } from './random.ts'
import { sketchPlaced, sketchPlacedOn } from './sketch-placed.ts'
import { drawSketch } from './sketches/draw-sketch.ts'
import { sketches } from './sketches/sketches.ts'

/** First word of the names of dividers. */
const DIVIDER = 'divider'

export class UnknownPicture extends Error {}

/** A parsed picture that can be drawn. */
export interface Sketch {
  width: number
  height: number
  draw(): string
}

/**
 * Parses a picture name: `<composition>-<print>-<colourway>`, with a number for another cut (`tee-discs-kumach-2`).
 * Other names: `divider-<print>-<colourway>`, `placed-<motif>-<colourway>` for a placed graphic, `placedtee-…` and
 * `placedtote-…` for one on a product, `mark-<client>`, `sketch-<garment>`. Throws UnknownPicture.
 */
export function sketchPicture(name: string): Sketch {
  if (name.startsWith('mark-')) return sketchMark(name)
  if (name.startsWith('sketch-')) return sketchMeasures(name)
  return name.startsWith('placed') ? sketchGraphic(name) : sketchCloth(name)
}

/** Draws a picture as SVG. Throws UnknownPicture. */
export function drawPicture(name: string): string {
  const { width, height, draw } = sketchPicture(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${draw()}</svg>\n`
}

function sketchMark(name: string): Sketch {
  const mark = drawMark(name.slice('mark-'.length))
  if (!mark) throw new UnknownPicture(`no picture "${name}": there is no such mark`)
  const { width, height, drawing } = mark
  return { width, height, draw: () => drawing }
}

function sketchMeasures(name: string): Sketch {
  const word = name.slice('sketch-'.length)
  const sketch = Object.hasOwn(sketches, word) ? sketches[word] : undefined
  if (!sketch) throw new UnknownPicture(`no picture "${name}": there is no such sketch`)
  const { drawing, ...size } = drawSketch(sketch)
  return { ...size, draw: () => drawing }
}

function sketchGraphic(name: string): Sketch {
  const [shape = '', motif = '', colour = '', ...rest] = name.split('-')
  const worn = shape.slice('placed'.length)
  const colours = getColours(name, colour)
  const sheet = worn ? sketchPlacedOn(worn, motif, colours) : sketchPlaced(motif, colours)
  if (!sheet || rest.length > 0)
    throw new UnknownPicture(
      `no picture "${name}": there is no placed graphic "${motif}", or nothing to place it on`,
    )
  return sheet
}

function getColours(name: string, colour: string): Colourway {
  const colours = Object.hasOwn(colourways, colour)
    ? (colourways as Record<string, Colourway>)[colour]
    : undefined
  if (!colours) throw new UnknownPicture(`no picture "${name}": there is no colourway "${colour}"`)
  return colours
}

function sketchCloth(name: string): Sketch {
  const [shape = '', family = '', colour = '', variant = '1', ...rest] = name.split('-')
  const composition = Object.hasOwn(compositions, shape) ? compositions[shape] : undefined
  const print = Object.hasOwn(prints, family) ? prints[family] : undefined
  if (!composition && shape !== DIVIDER)
    throw new UnknownPicture(`no picture "${name}": there is no composition "${shape}"`)
  if (!print) throw new UnknownPicture(`no picture "${name}": there is no print "${family}"`)
  const colours = getColours(name, colour)
  if (rest.length > 0 || !/^[1-9]\d?$/.test(variant))
    throw new UnknownPicture(`no picture "${name}": wrong variant`)
  const cloth = `${family}-${variant}`
  if (!composition) return sketchDivider(print(colours, randomFrom(cloth)), colours)
  const { width, height, draw } = composition
  return { width, height, draw: () => draw({ print, colours, cloth, random: randomFrom(name) }) }
}

import { type Colourway, colourways } from './colourways.ts'
import { compositions } from './compositions.ts'
import { drawMark } from './marks.ts'
import { prints } from './prints.ts'
import { randomFrom } from './random.ts'

/** A name that no picture can be drawn for. */
export class UnknownPicture extends Error {}

interface Drawn {
  width: number
  height: number
  drawing: string
}

/**
 * The SVG of a picture by its name: `<composition>-<print>-<colourway>`, and a number for another cut of the
 * same family: `tee-discs-kumach-2`; or `mark-<client>` for a client's mark. Throws UnknownPicture.
 */
export function drawPicture(name: string): string {
  const { width, height, drawing } = name.startsWith('mark-') ? markOf(name) : composed(name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`
}

/** Width and height that a picture of this name has; undefined where there is none. */
export function pictureSize(name: string): { width: number; height: number } | undefined {
  const [shape = ''] = name.split('-')
  if (shape === 'mark') return drawMark(name.slice('mark-'.length))
  return Object.hasOwn(compositions, shape) ? compositions[shape] : undefined
}

function markOf(name: string): Drawn {
  const mark = drawMark(name.slice('mark-'.length))
  if (!mark) throw new UnknownPicture(`no picture "${name}": there is no such mark`)
  return mark
}

function composed(name: string): Drawn {
  const [shape = '', family = '', colour = '', variant = '1', ...rest] = name.split('-')
  const composition = Object.hasOwn(compositions, shape) ? compositions[shape] : undefined
  const print = Object.hasOwn(prints, family) ? prints[family] : undefined
  const colours = Object.hasOwn(colourways, colour)
    ? (colourways as Record<string, Colourway>)[colour]
    : undefined
  if (!composition) throw new UnknownPicture(`no picture "${name}": there is no composition "${shape}"`)
  if (!print) throw new UnknownPicture(`no picture "${name}": there is no print "${family}"`)
  if (!colours) throw new UnknownPicture(`no picture "${name}": there is no colourway "${colour}"`)
  if (rest.length > 0 || !/^[1-9]\d?$/.test(variant))
    throw new UnknownPicture(`no picture "${name}": wrong variant`)
  const { width, height, draw } = composition
  const drawing = draw({ print, colours, cloth: `${family}-${variant}`, random: randomFrom(name) })
  return { width, height, drawing }
}

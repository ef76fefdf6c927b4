import { type Colourway, type ColourwayName, colourways } from '../../prints/colourways.ts'
import { drawPicture } from '../../prints/draw-picture.ts'
import { prints } from '../../prints/prints.ts'
import { randomFrom } from '../../prints/random.ts'
import { PrintedCloth } from '../../prints/repeat.ts'
import { box, fill } from '../../prints/shapes.ts'

/** Returns a page of the book with its footer. */
export const page = (title: string, number: number, body: string): string =>
  `<section><h2>${title}</h2>${body}<div class="folio"><span>Раппорт, фабрика текстиля. Брендбук</span><span>${number}</span></div></section>`

const toDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** Returns a drawing as an image element, so that ids of two drawings don't conflict. */
export const picture = (name: string, style = ''): string =>
  `<img class="cloth" style="${style}" src="${toDataUrl(drawPicture(name))}" alt="">`

/** Returns printed cloth of any size. */
export function cloth(
  family: string,
  colour: ColourwayName,
  { width, height, scale = 1, cut = 1 }: { width: number; height: number; scale?: number; cut?: number },
): string {
  const print = prints[family]
  if (!print) throw new Error(`There is no print "${family}"`)
  const colours: Colourway = colourways[colour]
  const laid = new PrintedCloth('a', print(colours, randomFrom(`${family}-${cut}`))).lay(
    { x: 0, y: 0, width, height },
    { scale },
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${fill(colours.ground, box(0, 0, width, height))}${laid}</svg>`
  return `<img class="cloth" src="${toDataUrl(svg)}" alt="">`
}

export const drawing = (svg: string, style: string): string =>
  `<img style="${style}" src="${toDataUrl(svg)}" alt="">`

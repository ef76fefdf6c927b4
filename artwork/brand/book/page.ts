import { type Colourway, type ColourwayName, colourways } from '../../prints/colourways.ts'
import { drawPicture } from '../../prints/draw-picture.ts'
import { prints } from '../../prints/prints.ts'
import { randomFrom } from '../../prints/random.ts'
import { PrintedCloth } from '../../prints/repeat.ts'
import { box, fill } from '../../prints/shapes.ts'

/** A page of the book, with its running foot. */
export const page = (title: string, number: number, body: string): string =>
  `<section><h2>${title}</h2>${body}<div class="folio"><span>Раппорт, фабрика текстиля. Брендбук</span><span>${number}</span></div></section>`

const dataOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** A picture of the site's own as an image, so that ids of two pictures do not meet. */
export const picture = (name: string, style = ''): string =>
  `<img class="cloth" style="${style}" src="${dataOf(drawPicture(name))}" alt="">`

/** A length of printed cloth of any size. */
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
  return `<img class="cloth" src="${dataOf(svg)}" alt="">`
}

export const drawing = (svg: string, style: string): string =>
  `<img style="${style}" src="${dataOf(svg)}" alt="">`

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPicture } from '../prints/draw-picture.ts'
import { coverPage } from './book/cover-page.ts'
import { logoPage } from './book/logo-page.ts'
import { palettePage } from './book/palette-page.ts'
import { patternPage } from './book/pattern-page.ts'
import { picturePage } from './book/picture-page.ts'
import { tonePage } from './book/tone-page.ts'
import { typePage } from './book/type-page.ts'
import { usePage } from './book/use-page.ts'
import { withPage } from './browser.ts'

/** Creates the brand book: `node artwork/brand/book.ts [six picture names]`. */
const here = import.meta.dirname
const PHOTOS = [
  'cloth-ikat-marena-4',
  'placedtee-wheels-len',
  'macroplain-planes-pudra-12',
  'tee-scallops-kobalt',
  'stack-cutouts-kumach',
  'cloth-optical-marena',
]

/** Returns a picture as JPEG, which a PDF embeds unchanged. Uses the rendered picture, else the drawing. */
async function photo(name: string): Promise<string> {
  const folder = path.join(here, '../../content/pictures', name)
  const widths = await readdir(folder)
    .then((files) => files.flatMap((file) => /^(\d+)\.avif$/.exec(file)?.[1] ?? []).map(Number))
    .catch(() => [])
  const rendered =
    widths.length > 0 ? await readFile(path.join(folder, `${Math.max(...widths)}.avif`)) : undefined
  const jpeg = await sharp(rendered ?? Buffer.from(drawPicture(name)))
    .resize(640)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

const named = process.argv.slice(2)
const photos = await Promise.all((named.length > 0 ? named : PHOTOS).map(photo))
const pages = [
  coverPage(),
  logoPage(2),
  palettePage(3),
  typePage(4),
  patternPage(5),
  picturePage(6, photos),
  tonePage(7),
  usePage(8),
]
const style = await readFile(path.join(here, 'book/style.css'), 'utf8')
await withPage(pages.join(''), style, async (page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  await writeFile(path.join(here, '../../content/brand/rapport-brandbook.pdf'), pdf)
  console.log(`rapport-brandbook.pdf, ${Math.round(pdf.byteLength / 1024)} KB`)
})

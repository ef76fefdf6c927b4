import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PICTURES } from '../content-directory.ts'
import { colourways } from '../prints/colourways.ts'
import { prints } from '../prints/prints.ts'
import { drawTile } from '../prints/tile.ts'

/**
 * Creates sheets of all pictures with their names: `node artwork/brand/contact-sheet.ts <folder> [prefix of names, or
 * "prints"]`.
 */
const COLUMNS = 6
const ROWS = 4
const CELL = { width: 260, height: 325, caption: 26 }

interface Shown {
  name: string
  /** In any format that sharp can read. */
  picture: Buffer
}

const caption = ({ name }: Shown, left: number, top: number) =>
  `<text x="${left + 4}" y="${top + CELL.height + 17}" font-family="sans-serif" font-size="12">${name}</text>`

async function sheet(shown: Shown[]): Promise<Buffer> {
  const width = COLUMNS * CELL.width
  const height = Math.ceil(shown.length / COLUMNS) * (CELL.height + CELL.caption)
  const placed = shown.map((one, index) => ({
    one,
    left: (index % COLUMNS) * CELL.width,
    top: Math.floor(index / COLUMNS) * (CELL.height + CELL.caption),
  }))
  const pictures = await Promise.all(
    placed.map(async ({ one, left, top }) => ({
      input: await sharp(one.picture)
        .resize(CELL.width - 6, CELL.height - 6, { fit: 'contain', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer(),
      left: left + 3,
      top: top + 3,
    })),
  )
  const captions = placed.map(({ one, left, top }) => caption(one, left, top)).join('')
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${captions}</svg>`
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...pictures, { input: Buffer.from(words), left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** Returns every family and cut as a tiled area, which shows visible seams. */
async function tiledPrints(): Promise<Shown[]> {
  const dyes = Object.values(colourways)
  const cloths = Object.entries(prints).flatMap(([family, print], index) =>
    [1, 2, 3].map((cut) => ({ family, print, cut, colours: dyes[(index * 3 + cut) % dyes.length] })),
  )
  return Promise.all(
    cloths.map(async ({ family, print, cut, colours = colourways.len }) => {
      const { svg, widthCm, heightCm } = drawTile(print, colours, `${family}-${cut}`)
      const scale = 600 / Math.max(2 * widthCm, 1.6 * heightCm, 20)
      const size = `width="${Math.round(widthCm * scale)}" height="${Math.round(heightCm * scale)}"`
      const tile = Buffer.from(svg.replace(/width="[\d.]+cm" height="[\d.]+cm"/, size))
      const picture = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#ffffff' } })
        .composite([{ input: await sharp(tile).png().toBuffer(), tile: true, left: 0, top: 0 }])
        .png()
        .toBuffer()
      return { name: `${family} ${cut} — ${widthCm} × ${heightCm} см`, picture }
    }),
  )
}

async function allPictures(beginning: string): Promise<Shown[]> {
  const names = (await readdir(PICTURES)).filter((name) => name.startsWith(beginning)).sort()
  return Promise.all(
    names.map(async (name) => {
      const files = await readdir(path.join(PICTURES, name))
      const [smallest] = files
        .filter((file) => file.endsWith('.avif'))
        .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
      const picture = await readFile(path.join(PICTURES, name, smallest ?? 'picture.svg'))
      return { name: smallest ? `● ${name}` : name, picture }
    }),
  )
}

const [folder = '', beginning = ''] = process.argv.slice(2)
if (folder === '') {
  console.error('node artwork/brand/contact-sheet.ts <folder> [word the names begin with, or "prints"]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
const shown = beginning === 'prints' ? await tiledPrints() : await allPictures(beginning)
for (let at = 0; at < shown.length; at += COLUMNS * ROWS) {
  const number = String(at / (COLUMNS * ROWS) + 1).padStart(2, '0')
  const file = path.join(folder, `${beginning || 'all'}-${number}.png`)
  await writeFile(file, await sheet(shown.slice(at, at + COLUMNS * ROWS)))
  console.log(file)
}

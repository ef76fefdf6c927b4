import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** node contact-sheet.ts <pictures> <png> [part of a name]: shows every picture small on one sheet. */
const [folder = '', out = '', part = ''] = process.argv.slice(2)
const CELL = { width: 160, height: 200 }
const COLUMNS = 10

const names = globSync('*/picture.json', { cwd: folder })
  .map((file) => file.split('/')[0] ?? '')
  .filter((name) => name.includes(part))
  .sort()
const cells = await Promise.all(
  names.map(async (name, index) => {
    const smallest = globSync('*.avif', { cwd: join(folder, name) }).sort(
      (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
    )[0]
    const input = await sharp(join(folder, name, smallest ?? ''))
      .resize({ ...CELL, fit: 'contain', background: '#fff' })
      .png()
      .toBuffer()
    return { input, left: (index % COLUMNS) * CELL.width, top: Math.floor(index / COLUMNS) * CELL.height }
  }),
)
await sharp({
  create: {
    width: COLUMNS * CELL.width,
    height: Math.ceil(cells.length / COLUMNS) * CELL.height,
    channels: 3,
    background: '#fff',
  },
})
  .composite(cells)
  .png()
  .toFile(out)

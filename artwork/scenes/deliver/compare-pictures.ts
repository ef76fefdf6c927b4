import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES } from '../../content-directory.ts'

/**
 * `node compare-pictures.ts <folder> <png> <name>…`. Shows a crop of <folder>/<name>.png next to the same crop of the
 * largest delivered file, at 100 %, three pairs per row.
 */
const [sources = '', out = '', ...names] = process.argv.slice(2)
const PIECE = { width: 320, height: 320 }
const GAP = 8
const PAIRS = 3

/** Returns crops of the centre of a picture, as dressed and as delivered. */
async function cropBoth(name: string): Promise<Buffer[]> {
  const widths = globSync('*.avif', { cwd: join(PICTURES, name) }).map((file) => Number.parseInt(file, 10))
  const width = Math.max(...widths)
  const delivered = sharp(join(PICTURES, name, `${width}.avif`))
  const { height = 0 } = await delivered.metadata()
  const piece = {
    left: Math.max(0, Math.round((width - PIECE.width) / 2)),
    top: Math.max(0, Math.round((height - PIECE.height) * 0.4)),
    width: Math.min(PIECE.width, width),
    height: Math.min(PIECE.height, height),
  }
  const source = await sharp(join(sources, `${name}.png`))
    .resize({ width, kernel: 'lanczos3' })
    .toBuffer()
  return [
    await sharp(source).extract(piece).png().toBuffer(),
    await delivered.extract(piece).png().toBuffer(),
  ]
}

const pieces: { input: Buffer; left: number; top: number }[] = []
for (const [index, name] of names.entries()) {
  const left = (index % PAIRS) * (2 * PIECE.width + 2 * GAP)
  const top = Math.floor(index / PAIRS) * (PIECE.height + GAP)
  for (const [side, input] of (await cropBoth(name)).entries())
    pieces.push({ input, left: left + side * PIECE.width, top })
  console.log(`row ${Math.floor(index / PAIRS) + 1}, pair ${(index % PAIRS) + 1}: ${name}`)
}
await sharp({
  create: {
    width: PAIRS * (2 * PIECE.width + 2 * GAP) - 2 * GAP,
    height: Math.ceil(names.length / PAIRS) * (PIECE.height + GAP) - GAP,
    channels: 3,
    background: '#fff',
  },
})
  .composite(pieces)
  .png()
  .toFile(out)

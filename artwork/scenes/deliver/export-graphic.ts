import sharp from 'sharp'
import { type Colourway, colourways } from '../../prints/colourways.ts'
import { PLACED_AREA, placed } from '../../prints/placed.ts'

/**
 * node export-graphic.ts <motif> <colourway> <png>: writes a placed graphic without ground, as large as its whole
 * area.
 */
const [motif = '', colour = '', file = ''] = process.argv.slice(2)
const PIXELS_PER_UNIT = 4

const graphic = placed[motif]
const dyes = (colourways as Record<string, Colourway>)[colour]
if (!graphic || !dyes || !file) throw new Error(`No graphic "${motif}" in "${colour}"`)
const { width, height } = PLACED_AREA
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" ` +
  `width="${width * PIXELS_PER_UNIT}" height="${height * PIXELS_PER_UNIT}">${graphic(dyes)}</svg>`
await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(file)

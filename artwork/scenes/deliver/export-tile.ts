import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Colourway, colourways } from '../../prints/colourways.ts'
import { redyed } from '../../prints/picture.ts'
import { prints } from '../../prints/prints.ts'
import { randomFrom } from '../../prints/random.ts'
import { PrintedCloth } from '../../prints/repeat.ts'
import { CENTIMETRES_PER_UNIT } from '../../prints/tile.ts'

/**
 * `node export-tile.ts <family> <colourway> <variant> <dyed: as-is | figure | accent | detail> <png>`. Writes one
 * repeat of a print as PNG, and its size as JSON. A repeat may have a drop, so each row of tiles must be shifted by
 * `shift`. The tile wraps horizontally. Above and below it has a margin of its neighbours, so that rows don't blend.
 */
const [family = '', colour = '', variant = '1', dyed = 'as-is', file = ''] = process.argv.slice(2)
const MARGIN = 12
const LARGEST = 1800

const print = prints[family]
const sold: Record<string, Colourway> = colourways
const dyes = sold[colour]
if (!print || !dyes || !file) throw new Error(`No print "${family}" in "${colour}"`)
const worn = dyed === 'as-is' ? dyes : redyed(dyes, dyed as 'figure' | 'accent' | 'detail')
const repeat = print(worn, randomFrom(`${family}-${variant}`))

const width = repeat.across[0]
const [shift, height] = repeat.down
const area = { x: 0, y: -MARGIN, width, height: height + 2 * MARGIN }
const scale = Math.min(2, LARGEST / Math.max(width, area.height))
const [columns, rows] = [Math.round(width * scale), Math.round(area.height * scale)]
const laid = new PrintedCloth('a', repeat).lay(area, { scale: 1 })
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${area.x} ${area.y} ${area.width} ${area.height}" ` +
  `width="${columns}" height="${rows}" preserveAspectRatio="none">` +
  `<path fill="${worn.ground}" d="M-9 -99h${width + 18}v${height + 198}h${-width - 18}Z"/>${laid}</svg>`
await sharp(Buffer.from(svg)).flatten({ background: worn.ground }).png({ compressionLevel: 1 }).toFile(file)
writeFileSync(
  file.replace(/\.png$/, '.json'),
  JSON.stringify({ width, height, shift, margin: MARGIN, unit: CENTIMETRES_PER_UNIT / 100, dyes: worn }),
)

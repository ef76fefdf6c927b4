import { join } from 'node:path'
import sharp from 'sharp'

/* node encode-maps.ts <drawn> <folder>: the light maps of a view as AVIF. */
const [drawn = '', folder = ''] = process.argv.slice(2)

const maps = [
  { name: 'base', quality: 68, chromaSubsampling: '4:2:0' },
  { name: 'shade', quality: 68, chromaSubsampling: '4:2:0' },
  // Two numbers that have nothing to do with each other must not share their colour.
  { name: 'slow', quality: 60, chromaSubsampling: '4:4:4' },
]
for (const { name, quality, chromaSubsampling } of maps) {
  await sharp(join(drawn, `${name}.png`))
    .avif({ quality, chromaSubsampling, effort: 4 })
    .toFile(join(folder, `${name}.avif`))
}

import { join } from 'node:path'
import sharp from 'sharp'

/** node encode-maps.ts <drawn> <folder>: encodes the light maps of a view as AVIF. */
const [drawn = '', folder = ''] = process.argv.slice(2)

const maps = [
  { name: 'base', quality: 68, chromaSubsampling: '4:2:0' },
  { name: 'shade', quality: 68, chromaSubsampling: '4:2:0' },
  // The channels are unrelated, so they must not share chroma.
  { name: 'slow', quality: 60, chromaSubsampling: '4:4:4' },
]
for (const { name, quality, chromaSubsampling } of maps) {
  await sharp(join(drawn, `${name}.png`))
    .avif({ quality, chromaSubsampling, effort: 4 })
    .toFile(join(folder, `${name}.avif`))
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { BLACK, INKS, iconSvg, LIGHT_INKS, logoSvg, signSvg, WHITE } from './logo.ts'

/** Writes the files of the logo and the site's icons: `node artwork/brand/icons.ts`. */
const root = path.join(import.meta.dirname, '../..')
const logos = path.join(import.meta.dirname, 'logo')
const icons = path.join(root, 'site/public')
const LINEN = '#F4EFE6'
/** The site shows the logo in white on dark grounds, so the discs must be holes. */
const ofSite = path.join(root, 'content/pictures/rapport-logo')

await mkdir(logos, { recursive: true })
await mkdir(icons, { recursive: true })
await mkdir(ofSite, { recursive: true })

await Promise.all([
  writeFile(path.join(logos, 'logo.svg'), logoSvg(INKS)),
  writeFile(path.join(logos, 'logo-on-dark.svg'), logoSvg(LIGHT_INKS)),
  writeFile(path.join(logos, 'logo-black.svg'), logoSvg(BLACK)),
  writeFile(path.join(logos, 'logo-white.svg'), logoSvg(WHITE)),
  writeFile(path.join(logos, 'sign.svg'), signSvg(INKS)),
  writeFile(path.join(icons, 'favicon.svg'), signSvg(INKS)),
  writeFile(path.join(ofSite, 'picture.svg'), logoSvg({ ...INKS, open: 'none' })),
])

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

await writeFile(path.join(icons, 'apple-touch-icon.png'), await png(iconSvg(LINEN, 0.62), 180))
await writeFile(path.join(icons, 'icon-192.png'), await png(iconSvg(LINEN, 0.72), 192))
await writeFile(path.join(icons, 'icon-512.png'), await png(iconSvg(LINEN, 0.72), 512))
await writeFile(path.join(icons, 'icon-maskable-512.png'), await png(iconSvg(LINEN, 0.5), 512))
await writeFile(
  path.join(icons, 'favicon.ico'),
  encodeIco([await png(signSvg(INKS), 16), await png(signSvg(INKS), 32)], [16, 32]),
)

/** Encodes an ICO file of PNGs. */
function encodeIco(pictures: Buffer[], sizes: number[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = 6 + 16 * pictures.length
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(sizes[index] ?? 0, 0)
    entry.writeUInt8(sizes[index] ?? 0, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.byteLength, 8)
    entry.writeUInt32LE(offset, 12)
    offset += picture.byteLength
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures])
}

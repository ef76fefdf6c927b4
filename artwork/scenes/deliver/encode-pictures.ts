import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PICTURES } from '../../content-directory.ts'
import { describePicture } from './describe-picture.ts'

/*
 * node encode-pictures.ts <folder> <name>…: <folder>/<name>.png, and in <name>.json where one should look, three
 * widths in pixels, smallest first, and how many bytes each may take, to content/pictures/<name>/: AVIF of each
 * width and picture.json.
 */
const [source = '', ...names] = process.argv.slice(2)
/** Worse shows, better is wasted on a phone. */
const QUALITY = { worst: 20, best: 42 }
const PROBE = 30
/** A point of quality takes so much more, as a logarithm of bytes; measured on prints and plain cloth. */
const RISE = 0.03

/** An AVIF of about the bytes it may take: a busy print hides losses that would show on plain cloth. */
async function encoded(file: string, width: number, bytes: number): Promise<Uint8Array> {
  const sized = await sharp(file)
    .resize({ width, kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const probe = await sharp(sized).avif({ quality: PROBE, effort: 2 }).toBuffer()
  const wanted = Math.round(PROBE + Math.log(bytes / probe.length) / RISE)
  const quality = Math.min(Math.max(wanted, QUALITY.worst), QUALITY.best)
  return sharp(sized).avif({ quality, effort: 3 }).toBuffer()
}

const hex = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

for (const name of names) {
  const file = join(source, `${name}.png`)
  const { focus, widths, bytes } = JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'))
  const folder = join(PICTURES, name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const largest = widths.at(-1)
  for (const [index, each] of widths.entries()) {
    writeFileSync(join(folder, `${each}.avif`), await encoded(file, each, bytes[index]))
  }
  const tiny = await sharp(file)
    .resize({ width: 16 })
    .webp({ quality: 20, effort: 6, smartSubsample: true })
    .toBuffer()
  const [red = 0, green = 0, blue = 0] = await sharp(file).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  writeFileSync(
    join(folder, 'picture.json'),
    `${JSON.stringify(
      {
        width: largest,
        height: Math.round((largest * height) / width),
        color: hex([red, green, blue]),
        alt: describePicture(name),
        focus,
        tiny: `data:image/webp;base64,${tiny.toString('base64')}`,
      },
      null,
      2,
    )}\n`,
  )
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { PICTURES } from '../../content-directory.ts'
import { describePicture } from './describe-picture.ts'

/**
 * node encode-pictures.ts <folder> <name>…: encodes <folder>/<name>.png to content/pictures/<name>/ as AVIF files and
 * picture.json. <name>.json has the focus, the widths in pixels in ascending order, and the quality.
 */
const [source = '', ...names] = process.argv.slice(2)
/** 5 and 6 take three times as long for an invisible gain of .3 dB. */
const EFFORT = 4

/** Limit of the file that a phone at 2x loads for a full-width picture. */
const PHONE = { width: 720, bytes: 60 * 1024 }
/** Increasingly soft resizing, for pictures with fine threads that exceed the limit. */
const RESIZES = [
  (image: Sharp, width: number) => image.resize({ width, kernel: 'lanczos3' }),
  (image: Sharp, width: number) => image.resize({ width, kernel: 'mitchell' }),
  (image: Sharp, width: number) => image.resize({ width, kernel: 'lanczos3' }).blur(0.7),
  (image: Sharp, width: number) => image.resize({ width, kernel: 'lanczos3' }).blur(1),
]

/** Writes <width>.avif without chroma subsampling, which would blur the edges of prints. */
async function encode(file: string, width: number, quality: number, out: string): Promise<void> {
  let bytes: Uint8Array = new Uint8Array()
  for (const resize of RESIZES) {
    bytes = await resize(sharp(file), width)
      .avif({ quality, effort: EFFORT, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (width > PHONE.width || bytes.length <= PHONE.bytes) break
  }
  writeFileSync(join(out, `${width}.avif`), bytes)
}

/** Returns the widths up to the width of the picture. */
function widthsWithin(width: number, wanted: number[]): number[] {
  const within = wanted.filter((each) => each <= width)
  const next = wanted[within.length]
  // Adds the full width if it is clearly larger than the last one.
  return next && width > (within.at(-1) ?? 0) * 1.2 ? [...within, width] : within
}

const hex = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

for (const name of names) {
  const file = join(source, `${name}.png`)
  const { focus, widths: wanted, quality } = JSON.parse(readFileSync(join(source, `${name}.json`), 'utf8'))
  const folder = join(source, name)
  mkdirSync(folder, { recursive: true })
  const { width = 0, height = 0 } = await sharp(file).metadata()
  const widths = widthsWithin(width, wanted)
  const largest = widths.at(-1) ?? width
  for (const each of widths) await encode(file, each, quality, folder)
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
        quality,
      },
      null,
      2,
    )}\n`,
  )
  // The old files stay until all new ones are written.
  rmSync(join(PICTURES, name), { recursive: true, force: true })
  renameSync(folder, join(PICTURES, name))
}

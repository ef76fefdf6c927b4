import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { isRecent, type PictureFile } from './picture-files.ts'

const WINDOW = 8
/** Constants of the SSIM authors for values 0–255. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** Returns the similarity of the largest file to its source, by kind of picture, for sources in the folder. */
export async function compareWithSources(
  pictures: readonly PictureFile[],
  sources: string,
): Promise<string[]> {
  const compared = pictures.filter(
    (picture) => isRecent(picture) && existsSync(path.join(sources, `${picture.name}.png`)),
  )
  const lines: string[] = []
  for (const [kind, of] of Map.groupBy(compared, ({ composition }) => composition)) {
    const values: number[] = []
    for (const { name, folder, width } of of)
      values.push(
        await similarity(path.join(sources, `${name}.png`), path.join(folder, `${width}.avif`), width),
      )
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    lines.push(
      `${kind.padEnd(18)}SSIM ${mean.toFixed(3)}, least ${Math.min(...values).toFixed(3)} of ${values.length}`,
    )
  }
  return lines
}

/** Returns the structural similarity (SSIM) of two files' luminance at a width, in 8 × 8 windows. 1 means equal. */
export async function similarity(source: string, delivered: string, width: number): Promise<number> {
  const [one, other] = await Promise.all([source, delivered].map((file) => luminance(file, width)))
  if (!one || !other) return 0
  let sum = 0
  let count = 0
  const height = Math.min(one.height, other.height)
  for (let top = 0; top + WINDOW <= height; top += WINDOW)
    for (let left = 0; left + WINDOW <= width; left += WINDOW) {
      sum += windowSimilarity(one.data, other.data, top * width + left, width)
      count++
    }
  return sum / count
}

async function luminance(file: string, width: number) {
  const { data, info } = await sharp(file)
    .resize({ width, kernel: 'lanczos3' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, height: info.height }
}

function windowSimilarity(one: Uint8Array, other: Uint8Array, start: number, width: number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let row = 0; row < WINDOW; row++)
    for (let column = 0; column < WINDOW; column++) {
      const at = start + row * width + column
      const [x = 0, y = 0] = [one[at], other[at]]
      a += x
      b += y
      aa += x * x
      bb += y * y
      ab += x * y
    }
  const n = WINDOW * WINDOW
  const [meanA, meanB] = [a / n, b / n]
  const [varA, varB, both] = [aa / n - meanA ** 2, bb / n - meanB ** 2, ab / n - meanA * meanB]
  return ((2 * meanA * meanB + C1) * (2 * both + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2))
}

import { isRecent, type PictureFile, sumBytes } from './picture-files.ts'

const BYTES_MAX = 70e6
/** A phone of 360 CSS pixels at 2x loads this width for a full-width picture. */
const PHONE = { width: 720, bytes: 60 * 1024 }

const sumAll = (pictures: readonly PictureFile[]) => pictures.reduce((sum, each) => sum + sumBytes(each), 0)
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)

/** Returns a line for each kind of picture, largest first, and errors. */
export function checkBytes(pictures: readonly PictureFile[]): { lines: string[]; errors: string[] } {
  const byKind = [...Map.groupBy(pictures, ({ composition }) => composition)].toSorted(
    ([, one], [, other]) => sumAll(other) - sumAll(one),
  )
  const lines = byKind.map(([kind, of]) => {
    const recent = of.filter(isRecent)
    const mean = Math.round(sumAll(of) / of.length / 1024)
    return `${kind.padEnd(18)}${megabytes(sumAll(of)).padStart(6)} MB${String(mean).padStart(6)} KB each${String(recent.length).padStart(6)} of ${of.length} by quality`
  })
  const total = sumAll(pictures)
  const recent = pictures.filter(isRecent)
  lines.push(
    `all${megabytes(total).padStart(21)} MB, ${recent.length} of ${pictures.length} pictures encoded by quality`,
  )
  const heavy = recent.flatMap(({ name, files }) =>
    files
      .filter(({ width, bytes }) => width <= PHONE.width && bytes > PHONE.bytes)
      .map(
        ({ width, bytes }) => `${name}/${width}.avif has ${Math.round(bytes / 1024)} KB, a phone may get 60`,
      ),
  )
  const errors = total > BYTES_MAX ? [...heavy, `pictures have ${megabytes(total)} MB, more than 70`] : heavy
  return { lines, errors }
}

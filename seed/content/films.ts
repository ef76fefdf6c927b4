import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedFilm, SeedHome } from '@rapport/staff-contract/seed/seed'
import type { SeedDocument } from '@rapport/staff-contract/seed/seed-files'
import type { ReadContext } from '../reading/read-context.ts'

const FOLDER = 'films'
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(mp4|vtt)$/
const BYTES_MAX = 2 * 1024 * 1024

/** Checks the format of a file's bytes, by extension. */
const FORMATS: Record<string, (bytes: Buffer) => boolean> = {
  mp4: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp',
  vtt: (bytes) => /^\uFEFF?WEBVTT[ \t\r\n]/.test(bytes.toString('utf8', 0, 12)),
}

/** Reads the films of the home page and their captions, each file once; reports every name that is neither. */
export async function readFilms(
  { files, errors }: Pick<ReadContext, 'files' | 'errors'>,
  { video, excursion }: Pick<SeedHome, 'video' | 'excursion'>,
): Promise<SeedDocument[]> {
  const films = new Map<string, SeedDocument>()
  const read = async (film: SeedFilm | null, file: string) => {
    if (film?.end && film.end <= film.start)
      errors.reportError({ file: files.nameOf(file) }, 'film.end', 'must come after its start')
    for (const [field, kind] of [
      ['file', 'mp4'],
      ['captions', 'vtt'],
    ] as const) {
      const name = film?.[field]
      if (name === undefined || films.has(name)) continue
      const bytes =
        NAME.exec(name)?.[1] === kind
          ? await readFile(path.join(files.directory, FOLDER, name)).catch(() => undefined)
          : undefined
      if (bytes && bytes.byteLength <= BYTES_MAX && FORMATS[kind]?.(bytes))
        films.set(name, { name, read: async () => bytes })
      else
        errors.reportError(
          { file: files.nameOf(file) },
          `film.${field}`,
          `must name a .${kind} of 2 MB or less in ${FOLDER}/`,
        )
    }
  }
  await read(video.film, 'home/video.yaml')
  for (const { film } of excursion.videos) await read(film, 'home/excursion.yaml')
  return [...films.values()]
}

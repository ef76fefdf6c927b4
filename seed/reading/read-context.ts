import type * as z from 'zod/mini'
import type { ContentFiles } from './files.ts'
import type { Links } from './links.ts'
import { htmlFromMarkdown, RAW_HTML } from './markdown.ts'
import { entryName, type Mistakes, type Place } from './mistakes.ts'
import type { PictureBook } from './picture-book.ts'

/** What a reader of the content works with. */
export interface Reading {
  files: ContentFiles
  mistakes: Mistakes
  pictures: PictureBook
  links: Links
}

/** One file by its schema; undefined when it does not fit. */
export async function readWhole<D>(
  { files, mistakes }: Reading,
  file: string,
  schema: z.ZodMiniType<D>,
): Promise<{ place: Place; draft: D } | undefined> {
  const place = { file: files.nameOf(file) }
  const draft = mistakes.check(schema, await files.yaml(file), place)
  return draft === undefined ? undefined : { place, draft }
}

/** A file that is a list, entry by entry, each with its place; entries that do not fit are left out. */
export async function readList<D>(
  { files, mistakes }: Reading,
  file: string,
  schema: z.ZodMiniType<D>,
): Promise<{ place: Place; draft: D }[]> {
  const list = await files.yaml(file)
  const whole = { file: files.nameOf(file) }
  if (!Array.isArray(list)) {
    mistakes.report(whole, '', 'must be a list')
    return []
  }
  return list.flatMap((source, index) => {
    const place = { ...whole, entry: entryName(source, index) }
    const draft = mistakes.check(schema, source, place)
    return draft === undefined ? [] : { place, draft }
  })
}

/** HTML of a text in Markdown; its pictures are drawn and its links noted. */
export function readProse(reading: Reading, source: string, place: Place, field: string): string {
  if (RAW_HTML.test(source)) reading.mistakes.report(place, field, 'must be Markdown alone')
  const html = htmlFromMarkdown(source)
  if (html === '') reading.mistakes.report(place, field, 'must not be empty')
  reading.pictures.drawIn(html, place, field)
  reading.links.noteIn(html, place, field)
  return html
}

import type * as z from 'zod/mini'
import type { ContentFiles } from './content-files.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { Links } from './links.ts'
import { htmlFromMarkdown, RAW_HTML } from './markdown.ts'
import { entryName, type SourceLocation, type ValidationErrors } from './validation-errors.ts'

/** What a reader of the content works with. */
export interface ReadContext {
  files: ContentFiles
  errors: ValidationErrors
  images: ImageRegistry
  links: Links
}

/** Reads one file by its schema; undefined when it does not fit. */
export async function readOne<D>(
  { files, errors }: ReadContext,
  file: string,
  schema: z.ZodMiniType<D>,
): Promise<{ location: SourceLocation; value: D } | undefined> {
  const location = { file: files.nameOf(file) }
  const value = errors.validate(schema, await files.yaml(file), location)
  return value === undefined ? undefined : { location, value }
}

/** Reads a file that is a list, entry by entry, each with its location; entries that do not fit are left out. */
export async function readList<D>(
  { files, errors }: ReadContext,
  file: string,
  schema: z.ZodMiniType<D>,
): Promise<{ location: SourceLocation; value: D }[]> {
  const list = await files.yaml(file)
  const whole = { file: files.nameOf(file) }
  if (!Array.isArray(list)) {
    errors.reportError(whole, '', 'must be a list')
    return []
  }
  return list.flatMap((source, index) => {
    const location = { ...whole, entry: entryName(source, index) }
    const value = errors.validate(schema, source, location)
    return value === undefined ? [] : { location, value }
  })
}

/** Returns the HTML of a text in Markdown, and notes its images and links. */
export function readMarkdown(
  context: ReadContext,
  source: string,
  location: SourceLocation,
  field: string,
): string {
  if (RAW_HTML.test(source)) context.errors.reportError(location, field, 'must be Markdown alone')
  const html = htmlFromMarkdown(source, context.images.sizeOf)
  if (html === '') context.errors.reportError(location, field, 'must not be empty')
  context.images.registerIn(html, location, field)
  context.links.noteIn(html, location, field)
  return html
}

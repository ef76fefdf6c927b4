import { listAddresses } from '@rapport/markdown/addresses'
import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import { renderHtml } from '@rapport/markdown/render-html'
import type * as z from 'zod/mini'
import type { ContentFiles } from './content-files.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { Links } from './links.ts'
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

/**
 * Checks a text in Markdown, and notes its images and links: opened in the editor and written untouched, it has to be the same
 * bytes. Returns it without space around it.
 */
export function readMarkdown(
  { errors, images, links }: ReadContext,
  source: string,
  location: SourceLocation,
  field: string,
): string {
  const markdown = source.trim()
  const [written, typed] = [fromEditorDocument(toEditorDocument(markdown)), markdown].map((text) =>
    text.split('\n'),
  )
  const odd = typed?.find((line, at) => line !== written?.[at])
  if (odd !== undefined) errors.reportError(location, field, `is not as the editor writes it: "${odd}"`)
  if (markdown === '') errors.reportError(location, field, 'must not be empty')
  const { hrefs, pictures } = listAddresses(markdown)
  for (const name of pictures) images.register(name, location, field)
  for (const href of hrefs) links.note(href, location, field)
  return markdown
}

/** Returns the HTML of a text in Markdown, checked and noted like that. */
export const readHtml = (...text: Parameters<typeof readMarkdown>): string =>
  renderHtml(readMarkdown(...text))

/** The same of a text that may be left out. */
export const readOptionalHtml = (...[context, source, ...place]: Parameters<typeof readMarkdown>): string =>
  source.trim() === '' ? '' : readHtml(context, source, ...place)

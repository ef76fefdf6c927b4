import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import { listReferences } from '@rapport/markdown/references'
import { renderHtml } from '@rapport/markdown/render-html'
import type * as z from 'zod/mini'
import type { ContentFiles } from './content-files.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { Links } from './links.ts'
import { entryName, type SourceLocation, type ValidationErrors } from './validation-errors.ts'

/** Dependencies of a content reader. */
export interface ReadContext {
  files: ContentFiles
  errors: ValidationErrors
  images: ImageRegistry
  links: Links
}

/** Reads one file by its schema; undefined if it is invalid. */
export async function readOne<D>(
  { files, errors }: ReadContext,
  file: string,
  schema: z.ZodMiniType<D>,
): Promise<{ location: SourceLocation; value: D } | undefined> {
  const location = { file: files.nameOf(file) }
  const value = errors.validate(schema, await files.yaml(file), location)
  return value === undefined ? undefined : { location, value }
}

/** Reads a list file entry by entry, each with its location; invalid entries are left out. */
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
 * Checks a Markdown text and registers its images and links. An editor that opens and saves it must produce
 * the same bytes. Returns it trimmed.
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
  const { hrefs, pictures } = listReferences(markdown)
  for (const name of pictures) images.register(name, location, field)
  for (const href of hrefs) links.note(href, location, field)
  return markdown
}

/** Returns the HTML of a Markdown text, checked and registered like readMarkdown. */
export const readHtml = (...text: Parameters<typeof readMarkdown>): string =>
  renderHtml(readMarkdown(...text))

/** Returns the HTML of an optional Markdown text. */
export const readOptionalHtml = (...[context, source, ...place]: Parameters<typeof readMarkdown>): string =>
  source.trim() === '' ? '' : readHtml(context, source, ...place)

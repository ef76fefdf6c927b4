import { Marked } from 'marked'
import { setRussian } from './typography.ts'

const marked = new Marked({ async: false, gfm: true })

// Content is written in Markdown alone; a tag that slipped in would be shown raw, or worse.
export const RAW_HTML = /<\/?[a-z][^>]*>/i

/** HTML of a description or a page of text. */
export function htmlFromMarkdown(source: string): string {
  return String(marked.parse(setRussian(source))).trim()
}

import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import { Fragment, type Schema, Slice } from '@tiptap/pm/model'

/** Heading levels that the dialect lacks → their nearest level. */
const HEADINGS = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' } as const

/**
 * Cleans pasted HTML: turns Word paragraphs into lists, makes table cells single-line, maps headings to our
 * levels, and turns inline styles into marks.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, template, noscript, xml, title, svg, math'))
    element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) writeStyleAsMarks(element)
  for (const [foreign, ours] of Object.entries(HEADINGS))
    for (const heading of body.querySelectorAll(foreign)) {
      const renamed = document.createElement(ours)
      renamed.append(...heading.childNodes)
      heading.replaceWith(renamed)
    }
  joinWordLists(body)
  for (const cell of body.querySelectorAll('td, th'))
    for (const block of cell.querySelectorAll('p, div, li, br, h1, h2, h3, h4, h5, h6'))
      block.replaceWith(' ', ...block.childNodes)
  return body.innerHTML
}

/**
 * Google Docs writes marks as inline styles. The content security policy blocks parsed styles, so the
 * attribute text is matched.
 */
const STYLES: [mark: 'strong' | 'em' | 's', style: RegExp][] = [
  ['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/i],
  ['em', /(?:^|;)\s*font-style\s*:\s*italic/i],
  ['s', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*line-through/i],
]

function writeStyleAsMarks(element: HTMLElement): void {
  const style = element.getAttribute('style') ?? ''
  const isBlock = element.matches('p, div, li, td, th, h1, h2, h3, h4, h5, h6, table, tr, ul, ol, body')
  for (const [mark, pattern] of isBlock ? [] : STYLES)
    if (pattern.test(style)) {
      const marked = document.createElement(mark)
      marked.append(...element.childNodes)
      element.append(marked)
    }
  if (element.matches('b, strong') && /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-4]00)/i.test(style))
    element.replaceWith(...element.childNodes)
}

/**
 * Word writes a list item as a paragraph with its marker as text, `1.` or `·`; only the style names the list.
 */
function joinWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], p[class^="MsoListParagraph"]',
  )) {
    const sign = item.querySelector('span[style*="mso-list"]')
    const name = /^\s*[\p{L}\d]{1,3}[.)]/u.test(sign?.textContent ?? '') ? 'ol' : 'ul'
    sign?.remove()
    const before = item.previousElementSibling
    const list =
      before?.localName === name && before.hasAttribute('data-word') ? before : document.createElement(name)
    list.setAttribute('data-word', '')
    if (list !== before) item.before(list)
    const listItem = document.createElement('li')
    listItem.append(...item.childNodes)
    list.append(listItem)
    item.remove()
  }
}

/**
 * Converts pasted content to the Markdown dialect and back, so that the editor shows exactly what is stored.
 */
export function cleanPastedSlice(slice: Slice, schema: Schema): Slice {
  const blocks: Fragment = slice.content.firstChild?.isInline
    ? Fragment.from(schema.nodes.paragraph?.create(null, slice.content))
    : slice.content
  const { content = [] } = toEditorDocument(
    fromEditorDocument({ type: 'doc', content: blocks.toJSON() ?? [] }),
  )
  const fragment = Fragment.fromJSON(schema, content)
  const isLine = (node: typeof fragment.firstChild) => node?.type.name === 'paragraph'
  return new Slice(fragment, isLine(fragment.firstChild) ? 1 : 0, isLine(fragment.lastChild) ? 1 : 0)
}

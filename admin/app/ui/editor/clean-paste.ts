import { fromEditorDocument, toEditorDocument } from '@rapport/markdown/editor-document'
import { Fragment, type Schema, Slice } from '@tiptap/pm/model'

/** Returns pasted HTML without what is no text, with lists that Word writes as paragraphs as lists, and each cell of a table as one line. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, template, noscript, xml, title, svg, math'))
    element.remove()
  joinWordLists(body)
  for (const cell of body.querySelectorAll('td, th'))
    for (const block of cell.querySelectorAll('p, div, li, br, h1, h2, h3, h4, h5, h6'))
      block.replaceWith(' ', ...block.childNodes)
  return body.innerHTML
}

/** A paragraph of Word that is an item bears its sign as text, `1.` or `·`, and the list only in its style. */
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

/** Returns pasted content in the form that the dialect has for it: what is stored is what is seen. */
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

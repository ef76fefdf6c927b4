import type { Nodes, Parents, Root, TableRow } from 'mdast'
import { parseMarkdown } from './parse-markdown.ts'
import { BOUNDARY, typeset } from './typeset.ts'

/** Typesets whole lines, because marks separate words from their neighbours. Alt texts are typeset too. */
function typesetTree(tree: Root): void {
  for (const line of linesOf(tree)) {
    const nodes = nodesOf(line)
    for (const node of nodes) if (node.type === 'image') node.alt = typeset(node.alt ?? '')
    const texts = nodes.filter((node) => node.type === 'text')
    const set = typeset(texts.map(({ value }) => value).join(BOUNDARY)).split(BOUNDARY)
    for (const [at, text] of texts.entries()) text.value = set[at] ?? text.value
  }
}

const LINES = new Set(['paragraph', 'heading', 'tableCell'])

const linesOf = (node: Nodes): Nodes[] =>
  LINES.has(node.type) ? [node] : 'children' in node ? node.children.flatMap(linesOf) : []

const nodesOf = (node: Nodes): Nodes[] =>
  'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node]

/** Returns the URL of a link; undefined: only its words are rendered. */
export type ResolveHref = (href: string) => string | undefined

/**
 * Renders Markdown to typeset HTML; the only way to do so, for pages, seed and preview. A picture becomes
 * `<img src="picture:<name>" …>`; the media module replaces its URL.
 */
export function renderHtml(markdown: string, resolveHref: ResolveHref = (href) => href): string {
  const tree = parseMarkdown(markdown)
  typesetTree(tree)
  return render(tree, resolveHref).trimEnd()
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

function render(node: Nodes, resolveHref: ResolveHref): string {
  const inner = (parent: Parents) => parent.children.map((child) => render(child, resolveHref)).join('')
  switch (node.type) {
    case 'root':
      return inner(node)
    case 'text':
      return escapeHtml(node.value)
    case 'paragraph':
      return `<p>${inner(node)}</p>\n`
    case 'heading':
      return `<h${node.depth}>${inner(node)}</h${node.depth}>\n`
    case 'blockquote':
      return `<blockquote>\n${inner(node)}</blockquote>\n`
    case 'thematicBreak':
      return '<hr>\n'
    case 'break':
      return '<br>'
    case 'strong':
      return `<strong>${inner(node)}</strong>`
    case 'emphasis':
      return `<em>${inner(node)}</em>`
    case 'delete':
      return `<del>${inner(node)}</del>`
    case 'link': {
      const href = resolveHref(node.url)
      return href === undefined ? inner(node) : `<a href="${escapeHtml(href)}">${inner(node)}</a>`
    }
    case 'image':
      // Loaded lazily, when it comes near.
      return `<img src="${escapeHtml(node.url)}" alt="${escapeHtml(node.alt ?? '')}" loading="lazy" decoding="async">`
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul'
      const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : ''
      return `<${tag}${start}>\n${inner(node)}</${tag}>\n`
    }
    case 'listItem':
      return `<li>${node.children
        .map((child) =>
          child.type === 'paragraph' && !node.spread ? inner(child) : render(child, resolveHref),
        )
        .join('')}</li>\n`
    case 'table':
      return tableHtml(node.children, inner)
    default:
      return ''
  }
}

function tableHtml([head, ...rows]: TableRow[], inner: (parent: Parents) => string): string {
  const row = (tag: string, { children }: TableRow) =>
    `<tr>\n${children.map((cell) => `<${tag}>${inner(cell)}</${tag}>\n`).join('')}</tr>\n`
  const body = rows.length > 0 ? `<tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody>` : ''
  return `<table>\n<thead>\n${head ? row('th', head) : ''}</thead>\n${body}</table>\n`
}

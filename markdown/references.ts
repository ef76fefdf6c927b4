import type { Nodes, Root } from 'mdast'
import { parsePictureSrc, pictureSrc } from './hrefs.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { writeMarkdown } from './write-markdown.ts'

/** Links and pictures of a text: `hrefs`, and pictures by their names. */
export interface References {
  hrefs: string[]
  pictures: string[]
}

/** Returns the links and pictures of a text, each once. */
export function listReferences(markdown: string): References {
  const [hrefs, pictures] = [new Set<string>(), new Set<string>()]
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === 'link') hrefs.add(node.url)
    const name = node.type === 'image' ? parsePictureSrc(node.url) : undefined
    if (name !== undefined) pictures.add(name)
  })
  return { hrefs: [...hrefs], pictures: [...pictures] }
}

/** Returns a text with its links and pictures replaced. */
export function replaceReferences(
  markdown: string,
  change: { href?: (href: string) => string; picture?: (name: string) => string },
): string {
  const tree: Root = parseMarkdown(markdown)
  visit(tree, (node) => {
    if (node.type === 'link' && change.href) node.url = change.href(node.url)
    const name = node.type === 'image' ? parsePictureSrc(node.url) : undefined
    if (node.type === 'image' && name !== undefined && change.picture)
      node.url = pictureSrc(change.picture(name))
  })
  return writeMarkdown(tree)
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node)
  if ('children' in node) for (const child of node.children) visit(child, see)
}

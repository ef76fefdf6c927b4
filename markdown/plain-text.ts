import type { Nodes } from 'mdast'
import { parseMarkdown } from './parse-markdown.ts'

/** Returns the words of a text without marks, a line for each paragraph, heading, item and row. */
export const plainText = (markdown: string): string => textOf(parseMarkdown(markdown)).trimEnd()

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'break') return '\n'
  if (!('children' in node)) return ''
  if (node.type === 'tableRow') return `${node.children.map(textOf).join(' | ')}\n`
  const text = node.children.map(textOf).join('')
  return node.type === 'paragraph' || node.type === 'heading' ? `${text}\n` : text
}

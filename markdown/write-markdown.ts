import type { Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Handlers, toMarkdown } from 'mdast-util-to-markdown'
import { normalizeTree, parseMarkdown } from './parse-markdown.ts'

/** Returns the Markdown of a tree, without a trailing line break. */
export function writeMarkdown(tree: Root): string {
  return toMarkdown(normalizeTree(tree), {
    bullet: '*',
    emphasis: '*',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    handlers: { text: writeText },
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  }).replace(/\n$/, '')
}

/** Without this an underscore within a word stays unescaped, and ends emphasis if the next character is escaped as a code. */
const writeText: Handlers['text'] = (node, _parent, state, info) =>
  state.safe(node.value, info).replace(/\\.|_/gs, (found) => (found === '_' ? '\\_' : found))

/** Returns a text in the dialect's one spelling, without constructs outside the dialect. */
export const cleanMarkdown = (source: string): string => writeMarkdown(parseMarkdown(source))

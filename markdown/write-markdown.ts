import type { Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { type Handlers, toMarkdown } from 'mdast-util-to-markdown'
import { normalizeTree, parseMarkdown } from './parse-markdown.ts'

/** Returns the Markdown of a tree, without a line break at its end. */
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

/** An underscore within a word goes unescaped otherwise, and ends emphasis where the character behind it is written by its code. */
const writeText: Handlers['text'] = (node, _parent, state, info) =>
  state.safe(node.value, info).replace(/\\.|_/gs, (found) => (found === '_' ? '\\_' : found))

/** Returns a text in the one spelling of its dialect, with nothing in it that is no part of that. */
export const cleanMarkdown = (source: string): string => writeMarkdown(parseMarkdown(source))

import type { PhrasingContent } from 'mdast'
import { cleanHref, parsePictureSrc } from './hrefs.ts'

/** Marks of a piece of text; `href` is that of the surrounding link. */
export interface Marks {
  href?: string | undefined
  bold?: boolean
  italic?: boolean
  strike?: boolean
}

/** A piece of a line with all its marks. */
export type Inline = { marks: Marks } & (
  | { type: 'text'; value: string }
  | { type: 'picture'; name: string; alt: string }
  | { type: 'break' }
)

const SAME = ['href', 'bold', 'italic', 'strike'] as const
const isSame = (one: Marks, other: Marks) => SAME.every((mark) => (one[mark] || '') === (other[mark] || ''))

/** Returns the pieces of a line. Nodes outside the dialect are reduced to their words. */
export function flattenInline(nodes: readonly PhrasingContent[], marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ type: 'text', value: node.value, marks }]
      case 'break':
        return [{ type: 'break', marks }]
      case 'strong':
        return flattenInline(node.children, { ...marks, bold: true })
      case 'emphasis':
        return flattenInline(node.children, { ...marks, italic: true })
      case 'delete':
        return flattenInline(node.children, { ...marks, strike: true })
      case 'link':
        return flattenInline(node.children, { ...marks, href: cleanHref(node.url) })
      case 'image': {
        const name = parsePictureSrc(node.url)
        const alt = node.alt ?? ''
        return name === undefined
          ? [{ type: 'text', value: alt, marks }]
          : [{ type: 'picture', name, alt, marks: { href: marks.href } }]
      }
      default:
        return []
    }
  })
}

/** Control characters, lone surrogates and noncharacters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu

const words = (text: string) =>
  text
    .replace(/[\t\n\f\r]/g, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ {2,}/g, ' ')

/**
 * Normalizes the pieces of a line: single spaces, none at its ends or at the ends of a mark, neighbours with
 * equal marks merged. `breaks`: whether line breaks are allowed.
 */
export function normalizeInline(pieces: readonly Inline[], breaks: boolean): Inline[] {
  const joined = join(ownSpaces(pieces.flatMap((piece) => splitSpaces(piece, breaks))))
  const blank = joined.map(
    (piece, at) => isSpace(piece) && (isEdge(joined[at - 1]) || isEdge(joined[at + 1])),
  )
  const trimmed = joined
    .filter((_, at) => !blank[at])
    .map((piece, at, all) => trimEnds(piece, isEdge(all[at - 1]), isEdge(all[at + 1])))
  const first = trimmed.findIndex(({ type }) => type !== 'break')
  return first < 0 ? [] : trimmed.slice(first, trimmed.findLastIndex(({ type }) => type !== 'break') + 1)
}

const isSpace = (piece: Inline) => piece.type === 'text' && piece.value.trim() === ''
const isEdge = (piece: Inline | undefined) => piece === undefined || piece.type === 'break'

function splitSpaces(piece: Inline, breaks: boolean): Inline[] {
  if (piece.type === 'break') return [breaks ? { type: 'break', marks: {} } : space(piece.marks)]
  if (piece.type === 'picture') return [{ ...piece, alt: words(piece.alt).trim() }]
  const value = words(piece.value)
  const [start, text, end] = [value.trimStart(), value.trim(), value.trimEnd()]
  const parts =
    text === '' ? [value] : [value.slice(0, value.length - start.length), text, value.slice(end.length)]
  return parts.filter((part) => part !== '').map((part) => ({ ...piece, value: part }))
}

/** Spaces keep only the marks that both neighbours share. */
function ownSpaces(pieces: Inline[]): Inline[] {
  const result: Inline[] = []
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Inline
    if (!isSpace(piece)) {
      result.push(piece)
      at += 1
      continue
    }
    const before = result.at(-1)?.marks ?? {}
    let [value, marks] = ['', common(before, piece.marks)]
    for (let other = pieces[at]; other && isSpace(other); other = pieces[at]) {
      value += other.type === 'text' ? other.value : ''
      marks = common(marks, other.marks)
      at += 1
    }
    result.push({ type: 'text', value: words(value), marks: common(marks, pieces[at]?.marks ?? {}) })
  }
  return result
}

const space = (marks: Marks): Inline => ({ type: 'text', value: ' ', marks })

const common = (one: Marks, other: Marks): Marks => ({
  href: one.href === other.href ? one.href : undefined,
  bold: Boolean(one.bold && other.bold),
  italic: Boolean(one.italic && other.italic),
  strike: Boolean(one.strike && other.strike),
})

function join(pieces: Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.type === 'text' && piece.type === 'text' && isSame(last.marks, piece.marks))
      joined[joined.length - 1] = { ...last, value: words(last.value + piece.value) }
    else joined.push(piece)
  }
  return joined
}

function trimEnds(piece: Inline, start: boolean, end: boolean): Inline {
  if (piece.type !== 'text') return piece
  const value = start ? piece.value.trimStart() : piece.value
  return { ...piece, value: end ? value.trimEnd() : value }
}

/** Returns a line as nodes: link outside bold outside italic outside strike. */
export function nestInline(pieces: readonly Inline[]): PhrasingContent[] {
  return group(
    pieces,
    ({ marks }) => marks.href ?? '',
    (url, linked) => {
      const children = group(
        linked,
        ({ marks }) => Boolean(marks.bold),
        (bold, inBold) => {
          const italics = group(
            inBold,
            ({ marks }) => Boolean(marks.italic),
            (italic, inItalic) => {
              const strikes = group(
                inItalic,
                ({ marks }) => Boolean(marks.strike),
                (strike, inStrike) => {
                  const plain = inStrike.map(toNode)
                  return strike ? [{ type: 'delete', children: plain }] : plain
                },
              )
              return italic ? [{ type: 'emphasis', children: strikes }] : strikes
            },
          )
          return bold ? [{ type: 'strong', children: italics }] : italics
        },
      )
      return url ? [{ type: 'link', url, children: children as never }] : children
    },
  )
}

function group<K>(
  pieces: readonly Inline[],
  keyOf: (piece: Inline) => K,
  wrap: (key: K, pieces: Inline[]) => PhrasingContent[],
): PhrasingContent[] {
  const nodes: PhrasingContent[] = []
  let members: Inline[] = []
  for (const [at, piece] of pieces.entries()) {
    members.push(piece)
    const next = pieces[at + 1]
    if (next && keyOf(next) === keyOf(piece)) continue
    nodes.push(...wrap(keyOf(piece), members))
    members = []
  }
  return nodes
}

function toNode(piece: Inline): PhrasingContent {
  if (piece.type === 'text') return { type: 'text', value: piece.value }
  if (piece.type === 'break') return { type: 'break' }
  return { type: 'image', url: `picture:${piece.name}`, alt: piece.alt }
}

/** Without a byte order mark the bytes are decoded as UTF-8. */
function decodeText(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head)
  return new TextDecoder().decode(head)
}

const SPACE = /\s/
const DOCTYPE_OF_SVG = /<!DOCTYPE\s{1,9}svg(?=[\s>[])/iy
const SVG_ROOT = /<(?:[\w-]{1,99}:)?svg[\s>/]/y

/**
 * Returns whether the root element of a document is `svg`; a page that contains a drawing does not count.
 * Runs in linear time for any input.
 */
export function startsWithSvg(head: Buffer): boolean {
  const text = decodeText(head)
  let at = 0
  while (at >= 0 && at < text.length) {
    const next = skipOfPrologue(text, at)
    if (next === at) return matchesAt(SVG_ROOT, text, at)
    at = next
  }
  return false
}

/**
 * Returns the end of the prologue item at an index. Returns the index itself if there is no item, -1 if it
 * has no end.
 */
function skipOfPrologue(text: string, at: number): number {
  if (SPACE.test(text.charAt(at))) return at + 1
  if (text.startsWith('<?', at)) return endOf(text, '?>', at + 2)
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at + 4)
  if (matchesAt(DOCTYPE_OF_SVG, text, at)) return endOfDoctype(text, at + '<!DOCTYPE svg'.length)
  return at
}

/** Index of the `>` of a doctype, outside of its quotes, comments and internal subset. */
function endOfDoctype(text: string, from: number): number {
  let inSubset = false
  let at = from
  while (at >= 0 && at < text.length) {
    const sign = text.charAt(at)
    if (sign === '>' && !inSubset) return at + 1
    if (sign === '[') inSubset = true
    if (sign === ']') inSubset = false
    if (sign === '"' || sign === "'") at = endOf(text, sign, at + 1)
    else if (text.startsWith('<!--', at)) at = endOf(text, '-->', at + 4)
    else at += 1
  }
  return -1
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

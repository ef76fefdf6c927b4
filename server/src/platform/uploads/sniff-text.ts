/** Returns the text of the first bytes of a file, by its byte order mark; without one they are read as UTF-8. */
function decodeText(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head)
  return new TextDecoder().decode(head)
}

const SPACE = /\s/
const DOCTYPE_OF_SVG = /<!DOCTYPE\s{1,9}svg(?=[\s>[])/iy
const SVG_ROOT = /<(?:[\w-]{1,99}:)?svg[\s>/]/y

/**
 * Returns whether the first element of a document is `svg`: a page that merely holds a drawing is not one. Each
 * character is looked at once, whatever the text holds.
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

/** Returns where what stands at an index before the root ends: the index itself where nothing does, -1 without an end. */
function skipOfPrologue(text: string, at: number): number {
  if (SPACE.test(text.charAt(at))) return at + 1
  if (text.startsWith('<?', at)) return endOf(text, '?>', at + 2)
  if (text.startsWith('<!--', at)) return endOf(text, '-->', at + 4)
  if (matchesAt(DOCTYPE_OF_SVG, text, at)) return endOfDoctype(text, at + '<!DOCTYPE svg'.length)
  return at
}

/** The `>` of a doctype: outside of its quotes, of its comments and of the subset in its brackets. */
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

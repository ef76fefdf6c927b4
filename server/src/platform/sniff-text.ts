/** Text of the first bytes of a file, by its byte order mark; without one it is read as UTF-8. */
export function textOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head)
  return new TextDecoder().decode(head)
}

const BEFORE_ROOT = /^(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b(?:[^[>]|\[[\s\S]*?\])*>)/i
const SVG_ROOT = /^<(?:[\w-]+:)?svg[\s>/]/
/** A prologue of more steps than any drawing program writes. */
const STEPS_MAX = 50

/** Whether the first element of a document is `svg`: a page that merely holds a drawing is not one. */
export function opensWithSvg(head: Buffer): boolean {
  let text = textOf(head)
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const skipped = BEFORE_ROOT.exec(text)
    if (!skipped) break
    text = text.slice(skipped[0].length)
  }
  return SVG_ROOT.test(text)
}

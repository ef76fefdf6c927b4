const [LESS, GREATER, SPACE, SLASH, COLON, EQUALS, SMALL_R] = [0x3c, 0x3e, 0x20, 0x2f, 0x3a, 0x3d, 0x72]
const [ZERO, NINE, UPPER_A, UPPER_Z] = [0x30, 0x39, 0x41, 0x5a]
const LETTERS = 26
/** Longer names get the code 0. */
const NAME_MAX = 3

/** Returns a number for the name of a tag. End tags are negative. */
export const tagCode = (name: string): number => encodeName(Buffer.from(name), 0, name.length)

/**
 * Calls `onTag` for each tag of an XML. Passes the code of its name without prefix, the number of bytes since the
 * previous tag, and the range of its attributes. Reads each byte once and stores nothing, because a sheet has
 * millions of tags.
 */
export function eachTag(
  xml: Uint8Array,
  onTag: (code: number, bytesBefore: number, from: number, to: number) => void,
): void {
  const { length } = xml
  let before = 0
  for (let at = skipTo(xml, LESS, 0); at < length; at = skipTo(xml, LESS, before)) {
    const isEnd = xml[at + 1] === SLASH
    let nameStart = isEnd ? at + 2 : at + 1
    let to = nameStart
    for (; to < length; to += 1) {
      const byte = xml[to] as number
      if (byte === COLON) nameStart = to + 1
      else if (byte <= SPACE || byte === SLASH || byte === GREATER) break
    }
    const end = skipTo(xml, GREATER, to)
    const code = encodeName(xml, nameStart, to)
    onTag(isEnd ? -code : code, at - before, to, end)
    before = Math.min(end + 1, length)
  }
}

function encodeName(xml: Uint8Array, from: number, to: number): number {
  if (to - from > NAME_MAX) return 0
  let code = 0
  for (let at = from; at < to; at += 1) code = code * 256 + (xml[at] as number)
  return code
}

function skipTo(xml: Uint8Array, byte: number, from: number): number {
  let at = from
  while (at < xml.length && xml[at] !== byte) at += 1
  return at
}

/** Reads the attribute `r` of a tag: `B17` of a cell, or the number of a row with column 0. */
export function readReference(
  xml: Uint8Array,
  from: number,
  to: number,
): { row: number; column: number } | undefined {
  for (let at = from; at + 1 < to; at += 1) {
    if (xml[at] !== SMALL_R || xml[at + 1] !== EQUALS || (xml[at - 1] as number) > SPACE) continue
    let column = 0
    let row = 0
    // Skips the quote.
    for (let place = at + 3; place < to; place += 1) {
      const byte = xml[place] as number
      if (byte >= UPPER_A && byte <= UPPER_Z) column = column * LETTERS + byte - UPPER_A + 1
      else if (byte >= ZERO && byte <= NINE) row = row * 10 + byte - ZERO
      else break
    }
    return { row, column }
  }
  return undefined
}

/** A tag of XML as it is written. */
export interface XmlTag {
  /** Without a prefix; of an end tag with its slash. */
  name: string
  /** All of it but its brackets. */
  text(): string
  /** Bytes between the tag before it and this one. */
  bytesBefore: number
}

const [LESS, GREATER, SPACE, SLASH, COLON] = [0x3c, 0x3e, 0x20, 0x2f, 0x3a]

/** Calls back with each tag of an XML in its order. Looks at each byte once, and keeps nothing. */
export function eachTag(xml: Buffer, onTag: (tag: XmlTag) => void): void {
  let from = 0
  for (let at = xml.indexOf(LESS); at >= 0; at = xml.indexOf(LESS, from)) {
    const found = xml.indexOf(GREATER, at)
    const end = found < 0 ? xml.length : found
    const [nameStart, nameEnd] = findName(xml, at + 1, end)
    onTag({
      name: `${xml[at + 1] === SLASH ? '/' : ''}${xml.toString('latin1', nameStart, nameEnd)}`,
      text: () => xml.toString('latin1', at + 1, end),
      bytesBefore: at - from,
    })
    from = Math.min(end + 1, xml.length)
  }
}

/** Longer names are of nothing that a table has. */
const NAME_MAX = 40

function findName(xml: Buffer, from: number, end: number): [from: number, to: number] {
  let start = xml[from] === SLASH ? from + 1 : from
  let at = start
  for (; at < end && at - start < NAME_MAX; at += 1) {
    const byte = xml[at] ?? 0
    if (byte === COLON) start = at + 1
    else if (byte <= SPACE || byte === SLASH) break
  }
  return [start, at]
}

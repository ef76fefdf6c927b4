/** Bytes asked for, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range a Range header asks for, cut to the file's size. `undefined`: the whole file (no header, or one
 * we need not honour: several ranges, other units). `null`: nothing of it exists (416).
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? null : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size) return null
  return end < start ? undefined : { start, end }
}

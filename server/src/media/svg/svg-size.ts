import { readPrologue } from './svg-prologue.ts'

/** CSS pixels per unit (CSS Values, 96 to the inch). */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
}
const LENGTH = /^\+?(\d{1,12}(?:\.\d{0,20})?(?:e[+-]?\d{1,3})?|\.\d{1,20})(%|[a-z]{0,2})$/i
const ROOT_NAME = /^<((?:[\w.-]{1,99}:)?svg)(?=[\s/>])/
const ATTRIBUTE = /\s{1,9999}([\w:.-]{1,200})\s{0,9999}=\s{0,9999}(?:"([^"]*)"|'([^']*)')/y

export interface Size {
  width: number
  height: number
}

interface Root {
  name: string
  attributes: Map<string, string>
  start: number
  /** Offset after its last attribute. */
  end: number
}

/** Returns the size of a drawing in CSS pixels, unrounded; undefined if it has none. */
export function svgSize(text: string): Size | undefined {
  const root = findRoot(text)
  return root && sizeOf(root)
}

/**
 * Returns a drawing resized to pixels, whatever unit its own size has. Its size becomes the missing
 * `viewBox`, so that the contents scale too.
 */
export function resizeSvg(text: string, own: Size, wanted: Size): string {
  const root = findRoot(text)
  if (!root) return text
  const { name, attributes, start, end } = root
  const viewBox = boxOf(attributes) ? {} : { viewBox: `0 0 ${own.width} ${own.height}` }
  const frame = { ...viewBox, width: String(wanted.width), height: String(wanted.height) }
  const kept = [...attributes].filter(([key]) => !(key in frame))
  const written = [...kept, ...Object.entries(frame)].map(([key, value]) => ` ${key}=${quoted(value)}`)
  return `${text.slice(0, start)}<${name}${written.join('')}${text.slice(end)}`
}

const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`)

function findRoot(text: string): Root | undefined {
  const start = readPrologue(text)?.rootAt
  if (start === undefined) return undefined
  const name = ROOT_NAME.exec(text.slice(start, start + 210))?.[1]
  if (!name) return undefined
  const attributes = new Map<string, string>()
  let end = start + 1 + name.length
  for (;;) {
    ATTRIBUTE.lastIndex = end
    const found = ATTRIBUTE.exec(text)
    if (!found?.[1]) return { name, attributes, start, end }
    attributes.set(found[1], found[2] ?? found[3] ?? '')
    end = ATTRIBUTE.lastIndex
  }
}

function sizeOf({ attributes }: Root): Size | undefined {
  const box = boxOf(attributes)
  const width = pixelsOf(attributes.get('width'))
  const height = pixelsOf(attributes.get('height'))
  if (width && height) return { width, height }
  if (!box) return undefined
  if (width) return { width, height: (width * box.height) / box.width }
  if (height) return { width: (height * box.width) / box.height, height }
  return box
}

function pixelsOf(length: string | undefined): number | undefined {
  const [, number, unit = ''] = LENGTH.exec((length ?? '').trim()) ?? []
  const pixels = Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN)
  return Number.isFinite(pixels) && pixels > 0 ? pixels : undefined
}

function boxOf(attributes: Map<string, string>): Size | undefined {
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : undefined
}

import type { EditorNode } from '../editor-document.ts'

/** Returns a generator of numbers from 0 up to `below`, deterministic by its seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Hostile pieces for Markdown, HTML, typography and parsers. */
const PIECES = [
  ...'*_~`#>|[](){}<>!\\&-+=.:;"\'/?%^$@'.split(''),
  ...[
    '**',
    '~~',
    '__',
    '***',
    '---',
    '===',
    '```',
    '    ',
    '1. ',
    '2) ',
    '* ',
    '- ',
    '+ ',
    '# ',
    '## ',
    '> ',
    '| ',
    '|---|',
  ],
  ...[
    '<b>',
    '</b>',
    '<!-- ',
    ' -->',
    '<script>',
    '<a href="x">',
    '<!DOCTYPE',
    '<?',
    ']]>',
    '&amp;',
    '&#42;',
    '&nbsp;',
    '&lt',
  ],
  ...[
    '[a](b)',
    '![a](b)',
    '[a]: b',
    '[^1]',
    '![',
    '](',
    'https://example.ru/',
    'www.a.ru',
    'a@example.ru',
    '{{',
    '\\\\',
    '\\*',
  ],
  ...[
    'а',
    'Ю',
    'слово',
    'в',
    'на',
    'же',
    'х_у',
    '№ 5',
    '12 000',
    '5 м',
    ' — ',
    '«',
    '»',
    'ё',
    'é',
    'word',
    '7',
    '٣',
  ],
  ...[
    ' ',
    ' ',
    ' ',
    '\u00a0',
    '\u2060',
    '\u200b',
    '\ufeff',
    '\u2028',
    '\u3000',
    '😀',
    '👩‍🔧',
    '\u202e',
    'אב',
    '\ufdd0',
    '\u0301',
  ],
]
const HREFS = [
  '/blog/sitec/',
  'https://example.ru/?a=1&b=(2)',
  'mailto:a@example.ru',
  'tel:+74950000000',
  '#order',
  'page:post/17',
  '/a_b*c*/',
]

/** Returns a document of the dialect with hostile content, deterministic by its seed. */
export function generateDocument(seed: number): EditorNode {
  const random = createRandom(seed)
  const chance = (percent: number) => random(100) < percent
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const many = <T>(max: number, make: () => T) => Array.from({ length: 1 + random(max) }, make)

  const text = () => many(6, () => oneOf(PIECES)).join('')
  const marks = () => [
    ...(chance(15) ? [{ type: 'link', attrs: { href: oneOf(HREFS) } }] : []),
    ...['bold', 'italic', 'strike'].filter(() => chance(25)).map((type) => ({ type })),
  ]
  const piece = (): EditorNode => {
    if (chance(6)) return { type: 'hardBreak' }
    if (chance(5)) return { type: 'image', attrs: { src: 'picture:tkan-1.avif', alt: text() } }
    return { type: 'text', text: text(), marks: marks() }
  }
  const paragraph = (): EditorNode => ({ type: 'paragraph', content: chance(5) ? [] : many(5, piece) })
  const list = (depth: number): EditorNode => {
    const content = many(
      3,
      (): EditorNode => ({
        type: 'listItem',
        content: [paragraph(), ...(chance(30) ? many(2, () => inner(depth + 1)) : [])],
      }),
    )
    return chance(50)
      ? { type: 'bulletList', content }
      : { type: 'orderedList', attrs: { start: oneOf([1, 1, 3, 99]) }, content }
  }
  const inner = (depth: number): EditorNode => (depth < 4 && chance(40) ? list(depth) : paragraph())
  const table = (): EditorNode => {
    const width = 1 + random(3)
    const row = (type: string): EditorNode => ({
      type: 'tableRow',
      content: Array.from({ length: width }, () => ({ type, content: [paragraph()] })),
    })
    return { type: 'table', content: [row('tableHeader'), ...many(3, () => row('tableCell'))] }
  }
  const block = (): EditorNode => {
    const kind = random(100)
    if (kind < 15) return { type: 'heading', attrs: { level: 2 + random(2) }, content: many(3, piece) }
    if (kind < 35) return list(0)
    if (kind < 45) return { type: 'blockquote', content: many(3, () => inner(0)) }
    if (kind < 55) return table()
    return kind < 60 ? { type: 'horizontalRule' } : paragraph()
  }
  return { type: 'doc', content: many(6, block) }
}

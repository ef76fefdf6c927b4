import { expect, it, test } from 'vitest'
import { MARKS_MAX } from './bounded-marks.ts'
import { cleanHref, parsePageHref } from './hrefs.ts'
import { TABLE_CELLS_MAX } from './parse-markdown.ts'
import { plainText } from './plain-text.ts'
import { renderHtml } from './render-html.ts'
import { cleanMarkdown } from './write-markdown.ts'

const WHOLE = `## Уход

Стирать при 30 °C: **бережно**, *вывернув*, ~~отбеливать~~.\\
Гладить.

### Чем

* Порошком
  1. для цветного
  2. для [льна](page:item/5#uhod)
* Гелем

> Проверено.

| Ткань | Цена |
| - | - |
| Ситец | 90 ₽ |

![Ткань](picture:tkan-1.avif)

---

[Позвоните](tel:+74950000000)`

it('keeps a text of the whole dialect byte for byte', () => {
  expect(cleanMarkdown(WHOLE)).toBe(WHOLE)
})

it('normalizes each construct to one spelling', () => {
  const typed = '# Уход\n\n- Лён\n- Шёлк\n\n__Да__ _нет_\n* * *\n|а|б|\n|:--|--|\n|1|2|\n\n##### Мелко'
  const written =
    '## Уход\n\n* Лён\n* Шёлк\n\n**Да** *нет*\n\n---\n\n| а | б |\n| - | - |\n| 1 | 2 |\n\n### Мелко'
  expect(cleanMarkdown(typed)).toBe(written)
})

test.each([
  ['moves a space at the end of a mark outside it', '**Лён&#32;** и *&#32;шёлк*', '**Лён** и *шёлк*'],
  ['orders nested marks', '~~***Лён***~~', '**_~~Лён~~_**'],
  ['turns a heading in a list into a paragraph', '* ## Лён', '* Лён'],
  ['merges nested quotes', '> > Лён', '> Лён'],
  ['turns a line break in a heading into a space', 'Лён\\\nи шёлк\n===', '## Лён и шёлк'],
  ['turns code into plain text', '`Лён`', '\\`Лён\\`'],
  ['reduces an external picture to its alt text', '![Лён](https://example.ru/a.png)', 'Лён'],
])('%s', (_, typed, written) => {
  expect(cleanMarkdown(typed)).toBe(written)
  expect(cleanMarkdown(written)).toBe(written)
})

test.each([
  ['<script>alert(1)</script>', '<p>alert(1)</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['а <!-- б --> в', '<p>а\u00a0в</p>'],
  ['<div onclick="x">\nда\n</div>', '<p>да</p>'],
  ['[да](javascript:alert)', '<p>да</p>'],
  ['[да](JAVA&#x0A;script:alert)', '<p>да</p>'],
  ['[да](<&#1; javascript:alert>)', '<p>да</p>'],
  [
    '[да](data:text/html,x) [да](vbscript:x) [да](//evil.example/) [да](/\\\\evil.example/)',
    '<p>да да да да</p>',
  ],
  ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
  ['[да]\n\n[да]: javascript:alert(1)', '<p>[да]</p>\n<p>[да]: javascript:alert(1)</p>'],
  [
    '![x" onerror="alert(1)](picture:a.svg)',
    '<p><img src="picture:a.svg" alt="x&quot; onerror=&quot;alert(1)" loading="lazy" decoding="async"></p>',
  ],
  ['[да](/a"onclick="x)', '<p><a href="/a&quot;onclick=&quot;x">да</a></p>'],
  ['&lt;script&gt;', '<p>&lt;script&gt;</p>'],
])('renderHtml removes everything that runs, loads or hides from %s', (markdown, html) => {
  expect(renderHtml(markdown)).toBe(html)
})

it('typesets texts, across marks too, and keeps lists and tables intact', () => {
  expect(renderHtml('* — в **доме** и\n\n| — | 5 м |\n| - | - |').replaceAll('\u00a0', '~')).toBe(
    '<ul>\n<li>—~в~<strong>доме</strong> и</li>\n</ul>\n<table>\n<thead>\n<tr>\n<th>—</th>\n<th>5~м</th>\n</tr>\n</thead>\n</table>',
  )
})

it('keeps the words of a link that resolves to no path', () => {
  expect(renderHtml('[Лён](page:post/17) и [шёлк](/a/)', (href) => (href === '/a/' ? href : undefined))).toBe(
    '<p>Лён и\u00a0<a href="/a/">шёлк</a></p>',
  )
})

test.each([
  'https://example.ru/?a=1#b',
  'mailto:a@example.ru',
  'tel:+74950000000',
  '/blog/',
  '#order',
  'page:post/17?a#b',
])('cleanHref accepts %s', (href) => expect(cleanHref(href)).toBe(href))

test.each([
  '',
  'javascript:x',
  'data:x',
  'blog',
  'page:post',
  'page:post/../17',
  'https:// a',
  'file:///x',
  `/${'a'.repeat(2000)}`,
])('cleanHref refuses %s', (href) => expect(cleanHref(href)).toBeUndefined())

it('parses a link to a page of the site into its key, query and fragment', () => {
  expect(parsePageHref('page:item/5?a=1#b')).toEqual({ page: 'item/5', rest: '?a=1#b' })
  expect(parsePageHref('/blog/')).toBeUndefined()
})

it('returns the words without marks, a line for each block', () => {
  expect(plainText('## Уход\n\n* [Лён](/a/)\n* **Шёлк**\n\n| а | б |\n| - | - |\n| 1 | 2 |')).toBe(
    'Уход\nЛён\nШёлк\nа | б\n1 | 2',
  )
})

it('parses endlessly nested texts fast, and limits the depth', () => {
  for (const hostile of [
    '> '.repeat(3000),
    '* '.repeat(3000),
    '['.repeat(20_000),
    '*a '.repeat(20_000),
    '~~a '.repeat(10_000),
  ])
    expect(() => cleanMarkdown(`${hostile}x`)).not.toThrow()
}, 10_000)

it.each([
  ['> - > лён', '> * \\> лён'],
  ['- - - лён', '* \\- лён'],
  ['> * 1. лён', '> * 1\\. лён'],
  ['* * * *', '---'],
  ['- - - -', '---'],
])('opens at most two quotes and lists in a line, and keeps further signs as typed: %s', (typed, written) => {
  expect(cleanMarkdown(typed)).toBe(written)
  expect(cleanMarkdown(written)).toBe(written)
})

it('parses a realistic number of marks per paragraph and keeps the rest as typed', () => {
  const html = renderHtml(`${'*а* '.repeat(MARKS_MAX)}\n\n*б*`)
  expect(html.match(/<em>а/g)).toHaveLength(MARKS_MAX / 2)
  expect(html).toContain('*а* *а*')
  expect(html).toContain('<em>б</em>')
})

it.each(['*_', '[*', '<!--', '~~a '])('keeps every character of an endless text of %s', (mark) => {
  const written = cleanMarkdown(mark.repeat(5000))
  expect(cleanMarkdown(written)).toBe(written)
})

it('keeps the words of an oversized table, row by row', () => {
  const width = 300
  const rows = TABLE_CELLS_MAX / width
  const typed = `${'|а'.repeat(width)}|\n${'|-'.repeat(width)}|\n${'|б\n'.repeat(rows)}`
  const html = renderHtml(typed)
  expect([html.includes('<td>'), html.match(/<p>/g)?.length]).toEqual([false, Math.floor(rows) + 1])
  expect(html.match(/а/g)).toHaveLength(width)
})

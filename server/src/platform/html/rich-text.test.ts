import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeServer } from '../../../test/server-app.ts'
import { materials } from '../../materials/tables.ts'
import { queryRows } from '../database/sql-arrays.ts'
import { sanitizeRichText } from './rich-text.ts'

const HOSTILE: [hostile: string, clean: string][] = [
  ['<p>Ситец<script>alert(1)</script></p>', '<p>Ситец</p>'],
  ['<p onclick="alert(1)" style="color:red" class="x" id="y">Ситец</p>', '<p>Ситец</p>'],
  ['<img src="/media/a.svg" onerror="alert(1)">', '<img src="/media/a.svg" />'],
  ['<img src=x onerror=alert(1)//', ''],
  ['<a href="javascript:alert(1)">да</a>', '<a>да</a>'],
  ['<a href=" JaVa\tScRiPt:alert(1)">да</a>', '<a>да</a>'],
  ['<a href="&#106;avascript:alert(1)">да</a>', '<a>да</a>'],
  ['<a href="java&#10;script:alert(1)">да</a>', '<a>да</a>'],
  ['<a href="vbscript:x">да</a><a href="data:text/html,x">да</a>', '<a>да</a><a>да</a>'],
  ['<a href="//evil.example/">да</a>', '<a>да</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
  ['<img src="http://evil.example/a.gif" />', '<img />'],
  ['<svg><a xlink:href="javascript:alert(1)">да</a></svg>', '<a>да</a>'],
  ['<math><mtext><img src="/a" onerror="x"></mtext></math>', '<img src="/a" />'],
  ['<iframe src="https://evil.example/"></iframe><object></object><embed>', ''],
  ['<form action="https://evil.example/"><input name="a"><button>да</button></form>', 'да'],
  ['<style>p{display:none}</style><link rel="stylesheet" href="/x"><base href="/x"><meta>', ''],
  ['<p>да<!-- <script>alert(1)</script> --></p>', '<p>да</p>'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<p>да', '<p>да</p>'],
]

const KEPT = [
  '<h2>Уход</h2>\n<p>Стирать при&nbsp;30 °C: <strong>бережно</strong>, <em>вывернув</em>.<br />Гладить</p>',
  '<ul>\n<li>Лён</li>\n</ul>\n<ol start="3">\n<li>Шёлк</li>\n</ol>',
  '<table>\n<thead>\n<tr>\n<th align="right">Цена</th>\n</tr>\n</thead>\n</table>',
  '<a href="/catalog/polo/?a=1&amp;b=2#c" title="Поло">поло</a> <a href="tel:+79001234567">тел</a>',
  '<a href="mailto:a@example.ru">почта</a> <a href="https://example.ru/">сайт</a> <a href="#top">вверх</a>',
  '<img src="/media/a-1x2.svg" alt="Ткань «в&nbsp;клетку»" width="7" height="9" loading="lazy" decoding="async" />',
  '<blockquote>\n<p>1 &lt; 2 &amp; 3 &gt; 2</p>\n</blockquote>\n<pre><code>&lt;script&gt;</code></pre>\n<hr />',
]

describe('sanitizeRichText', () => {
  it.each(HOSTILE)('removes from %s everything that could run, load or mislead', (hostile, clean) => {
    expect(sanitizeRichText(hostile)).toBe(clean)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  it('writes no end tag where HTML has none', () => {
    const picture =
      '<picture><source type="image/avif" srcset="/media/a.avif 640w" /><img src="/media/a.jpg" /></picture>'
    expect(sanitizeRichText(picture.replace('640w" />', '640w"></source>'))).toBe(picture)
    expect(sanitizeRichText(picture)).toBe(picture)
  })

  it.each(KEPT)('leaves %s unchanged', (html) => {
    expect(sanitizeRichText(html)).toBe(html.replaceAll('&nbsp;', '\u00A0'))
  })

  it('returns clean HTML after many other texts', () => {
    const long = 'я'.repeat(100_000)
    for (let n = 0; n < 60; n += 1) sanitizeRichText(`<p>${long}${n}</p>`)
    expect(sanitizeRichText('<b onclick="x">да</b>')).toBe('<b>да</b>')
    expect(sanitizeRichText(`<p>${long}0</p>`)).toBe(`<p>${long}0</p>`)
  })
})

const EVIL = '<p>Ткань</p><script>alert(1)</script><a href="javascript:alert(1)" onclick="alert(1)">да</a>'
const CLEAN = '<p>Ткань</p><a>да</a>'

describeServer('a rich text column', (server) => {
  const resultOf = async (url: string) => (await server().app.inject({ url })).json().result

  it('is sanitized on write', async () => {
    const { orm } = server().database
    const row = { erpId: 'EVIL', position: 99, name: 'Зло', pictures: [], isUnion: false }
    await orm.insert(materials).values({ ...row, features: EVIL, description: EVIL })
    const rows = await queryRows(orm, sql`select features, description from materials where erp_id = 'EVIL'`)
    expect(rows).toEqual([{ features: CLEAN, description: CLEAN }])
    await orm.update(materials).set({ features: EVIL })
    const updated = await queryRows(orm, sql`select distinct features from materials`)
    expect(updated).toEqual([{ features: CLEAN }])
  })

  it('is sanitized again on read, in case unsafe HTML reached the database', async () => {
    const { orm } = server().database
    for (const [table, column] of [
      ['catalog_items', 'description'],
      ['materials', 'description'],
      ['posts', 'body'],
      ['cities', 'how_to_get'],
      ['text_pages', 'body'],
      ['home_blocks', 'text'],
    ] as const)
      await orm.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${EVIL}`)
    const { catalog } = await resultOf('/api/v1/catalog/polo')
    expect(catalog.description).toBe(CLEAN)
    expect(catalog.prices[0].categories[0].materials[0].description).toBe(CLEAN)
    expect((await resultOf('/api/v1/materials/CHINTZ')).material.description).toBe(CLEAN)
    expect((await resultOf('/api/v1/union-materials/ANY-COTTON')).materials[0].description).toBe(CLEAN)
    expect((await resultOf('/api/v1/posts/sitec')).post.body).toBe(CLEAN)
    expect((await resultOf('/api/v1/contacts/7')).contact.howToGet).toBe(CLEAN)
    expect((await resultOf('/api/v1/pages/policy')).page.body).toBe(CLEAN)
    expect((await resultOf('/api/v1/video-block-index')).text).toBe(CLEAN)
  })
})

import { describe, expect, it } from 'vitest'
import { hasPoppler, readPdf } from '../../../test/pdf/read-pdf.ts'
import type { PdfBlock, PdfTableRow } from './pdf-block.ts'
import { writePdf } from './write-pdf.ts'

const COLUMNS = [
  { title: '№', width: 0.5 },
  { title: 'Товар', width: 6 },
  { title: 'Сумма', width: 2, align: 'right' as const },
]
const listRows = (count: number): PdfTableRow[] =>
  Array.from({ length: count }, (_, index) => [
    {
      cells: [
        `${index + 1}`,
        `Футболка «Полоса», ${'хлопок и лён, '.repeat(9)}конец ${index + 1}`,
        '1 250,50 ₽',
      ],
    },
    { cells: ['', `Размеры: S — ${index + 1}`, ''], isDetail: true },
    { cells: ['', `Вышивка ${index + 1}`, ''], isDetail: true },
  ]).flat()
const write = (...blocks: PdfBlock[]) =>
  writePdf({ title: 'Счёт № 26-100123', createdAt: new Date('2026-11-29T12:00:00Z'), blocks })

describe.skipIf(!hasPoppler)('writePdf', () => {
  it('writes text that copies out in Cyrillic, with signs and figures', async () => {
    const text = 'Счёт № 42 на 1\u00A0250,50 ₽ — «Съешь ещё этих мягких французских булок»'
    const { pages } = await readPdf(await write({ kind: 'title', text }))
    expect(pages[0]?.replaceAll(/\s+/g, ' ')).toContain(text.replaceAll('\u00A0', ' '))
  })

  it('writes Latin sizes that copy out after Cyrillic letters of the same shape', async () => {
    const text = 'МАТЕРИАЛ ХЛОПОК: S — 4, M — 6, XL — 8'
    const { pages } = await readPdf(await write({ kind: 'paragraph', text }))
    expect(pages[0]?.replaceAll(/\s+/g, ' ')).toContain(text)
  })

  it('embeds subsets of its typeface only, with title, language and tags, on A4', async () => {
    const bytes = await write({ kind: 'title', text: 'Счёт' }, { kind: 'paragraph', text: 'Текст' })
    const { fonts, info } = await readPdf(bytes)
    expect(fonts).toHaveLength(2)
    for (const font of fonts)
      expect(font).toMatch(/^[A-Z]{6}\+GolosText-\w+ +CID TrueType +Identity-H +yes yes yes/)
    expect(info).toMatchObject({ Title: 'Счёт № 26-100123', Tagged: 'yes', Pages: '1' })
    expect(info['Page size']).toContain('A4')
    expect(bytes.toString('latin1')).toContain('/Lang (ru-RU)')
  })

  it('repeats the head of a table on every page, numbers pages, and cuts no row nor its details', async () => {
    const { pages } = await readPdf(await write({ kind: 'table', columns: COLUMNS, rows: listRows(40) }))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/^\s*№\s+Товар\s+Сумма/)
      expect(page).toContain(`${index + 1} из ${pages.length}`)
    }
    for (let row = 1; row <= 40; row += 1) {
      const page = pages.find((page) => new RegExp(`конец ${row}$`, 'm').test(page))
      expect(page).toMatch(new RegExp(`^ *${row} {2,}Футболка`, 'm'))
      expect(page).toMatch(new RegExp(`Размеры: S — ${row}$`, 'm'))
      expect(page).toMatch(new RegExp(`Вышивка ${row}$`, 'm'))
    }
  })

  it('tags headings, tables and codes in the order of reading, the head once', async () => {
    const { structure } = await readPdf(
      await write(
        { kind: 'title', text: 'Счёт' },
        { kind: 'grid', widths: [1, 1], rows: [['Банк', 'БИК']] },
        { kind: 'table', columns: COLUMNS, rows: listRows(40) },
        {
          kind: 'code',
          code: { path: 'M0 0h9v9h-9z', modules: 9, sizeMm: 20, alt: 'Код', beside: ['Оплата'] },
        },
        { kind: 'sums', rows: [{ name: 'Итого', value: '9 ₽' }] },
      ),
    )
    const order = ['H1', '"Счёт"', '"Банк"', '"БИК"', '"Товар"', '"Футболка', 'Figure', '"Итого"']
    const places = order.map((word) => structure.indexOf(word))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(structure.match(/"Товар"/g)).toHaveLength(1)
  })

  it('keeps sums together and ends a text that is higher than a page with an ellipsis', async () => {
    const rows = Array.from({ length: 6 }, (_, index) => ({ name: `Сумма ${index}`, value: `${index} ₽` }))
    for (const lines of [36, 38, 40, 42]) {
      const filler = { kind: 'paragraph' as const, text: 'строка\n'.repeat(lines) }
      const { pages } = await readPdf(await write(filler, { kind: 'sums', rows }))
      expect(pages.filter((page) => page.includes('Сумма 0') && page.includes('Сумма 5'))).toHaveLength(1)
    }
    const { pages } = await readPdf(await write({ kind: 'paragraph', text: 'слово '.repeat(3_000) }))
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('…')
  })

  it('writes a page of ten rows with two pictures in less than 80 KB', async () => {
    const picture = {
      kind: 'code' as const,
      code: { path: 'M0 0h1v1h-1z'.repeat(900), modules: 9, sizeMm: 20, alt: '', beside: [] },
    }
    const bytes = await write({ kind: 'table', columns: COLUMNS, rows: listRows(10) }, picture)
    expect(bytes.length).toBeLessThan(80_000)
  })
})

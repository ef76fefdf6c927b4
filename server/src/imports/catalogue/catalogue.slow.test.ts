import { readFile } from 'node:fs/promises'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ImportRow } from '@rapport/staff-contract/imports/imports'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, PICTURE } from '../../../test/content/entries.ts'
import { exampleSheets, writeWorkbook } from '../../../test/content/example-workbook.ts'
import { createImportCalls } from '../../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { type Cell, type SheetTask, writeTable } from '../files/write-table.ts'

const sheet = (name: string, headers: string[], ...rows: Cell[][]): SheetTask => ({
  sheet: name,
  headers,
  rows,
})
const place = ({ sheet: name, line, state, mistakes }: ImportRow) => [
  name,
  line,
  state,
  ...mistakes.map(({ header, message }) => `${header}: ${message}`),
]

describeStaff('a workbook of the whole catalogue', (server) => {
  let owner: SignedIn
  const files = createImportCalls(server, () => owner)
  const uploaded = async (...sheets: SheetTask[]) => files.uploadedCatalogue(await writeWorkbook(sheets))
  const listed = async (title: string) =>
    (await owner.call('getEntries', { query: { kind: 'item', title } })).result.entries
  const snapshotOf = async (title: string) => {
    const [{ id }] = await listed(title)
    return (await owner.call('getEntry', { id })).result.entry.snapshot
  }
  beforeAll(async () => {
    owner = await server().signedIn('owner')
    await addPicture(server())
  })

  it('lists every error by sheet and row, and changes nothing', async () => {
    const run = await uploaded(
      sheet(
        'Изделия',
        ['Название', 'В группе', 'Срок, дней', 'Вес'],
        ['Кепка', 'Нет такой', 'неделя', 1],
        ['', 'x', '', ''],
      ),
      sheet(
        'Цены по количеству',
        ['Изделие', 'Тираж от', 'Цена'],
        ['Панама', 1, 5],
        ['Кепка', 0, 'дорого'],
        ['Кепка', 5, 7],
      ),
      sheet('Цены', ['Код группы', 'Таблица', 'Тираж от', 'Для всех'], ['Г-1', 'Печать', 1, 90]),
      sheet('Товары', ['Название'], ['Кепка']),
    )
    expect((await files.rows(run.id)).map(place)).toEqual([
      ['Изделия', 1, 'skipped', `null: ${importMessages.columnSkipped}`],
      [
        'Изделия',
        2,
        'wrong',
        `В группе: ${importMessages.groupUnknown('Нет такой')}`,
        `Срок, дней: ${importMessages.cellNumber}`,
      ],
      [
        'Изделия',
        3,
        'wrong',
        `Название: ${importMessages.titleRequired}`,
        `В группе: ${importMessages.groupUnknown('x')}`,
      ],
      ['Цены по количеству', 2, 'wrong', `Изделие: ${importMessages.itemUnknown('Панама')}`],
      [
        'Цены по количеству',
        3,
        'wrong',
        `Тираж от: ${importMessages.tierFrom}`,
        `Цена: ${importMessages.tierPrice}`,
      ],
      ['Цены по количеству', 4, 'same'],
      ['Цены', 2, 'wrong', `Код материала: ${importMessages.materialNeeded}`],
      [null, expect.any(Number), 'skipped', `null: ${importMessages.sheetSkipped}`],
    ])
    expect((await owner.call('applyImport', { id: run.id })).status).toBe(409)
    expect(await listed('Кепка')).toEqual([])
  })

  it('accepts names instead of codes, and leaves the value of an empty cell', async () => {
    const groups = sheet('Группы', ['Название', 'Картинка'], ['Сумки', PICTURE])
    const items = sheet(
      'Изделия',
      ['Название', 'Артикул', 'В группе', 'Коротко', 'Картинка'],
      ['Сумка-шопер', 'С-7', 'Сумки', 'Из бязи.', 'ещё-нет.jpg'],
    )
    const tiers = sheet(
      'Цены по количеству',
      ['Артикул', 'От', 'Цена'],
      ['С-7', 50, 300],
      ['с-7', 1, '350,50 ₽'],
    )
    const run = await uploaded(groups, items, tiers)
    const [, item] = await files.rows(run.id)
    expect(item?.changes.map(({ header }) => header)).toEqual(
      expect.arrayContaining(['Картинок ещё нет', 'Не\u00A0хватает для\u00A0сайта']),
    )
    expect((await files.applied(run.id)).state).toBe('applied')
    expect(await snapshotOf('Сумка')).toMatchObject({
      slug: 'sumka-shoper',
      unit: 'шт.',
      properties: [{ name: 'Артикул', value: 'С-7' }],
      priceTiers: [
        { from: 1, price: 35_050 },
        { from: 50, price: 30_000 },
      ],
      picture: null,
    })
    const prices = sheet('Цены по количеству', ['Изделие', 'Тираж от', 'Цена'], ['Сумка-шопер', 1, 400])
    const second = await uploaded(prices)
    expect((await files.rows(second.id)).map(place)).toEqual([['Цены по количеству', 2, 'changed']])
    await files.applied(second.id)
    expect(await snapshotOf('Сумка')).toMatchObject({
      summary: 'Из бязи.',
      priceTiers: [{ from: 1, price: 40_000 }],
    })
  })

  it('uses the only material where a price names none, and says so', async () => {
    const materials = sheet('Материалы', ['Код в учёте', 'Название'], ['KUL', 'Кулирка'])
    const head = ['Код группы', 'Группа', 'Единица', 'Таблица', 'Тираж от', 'Для всех']
    const prices = sheet(
      'Цены',
      head,
      ['Г-2', 'Майки', 'шт.', 'Печать', 1, 90],
      ['Г-2', 'Майки', 'шт.', 'Печать', 10, 80],
    )
    const run = await uploaded(materials, prices)
    const rows = await files.rows(run.id)
    expect(rows.map(place)).toEqual([
      ['Материалы', 2, 'new'],
      ['Цены', 2, 'new'],
      ['Цены', 3, 'new'],
    ])
    expect(rows[1]?.changes).toContainEqual({
      header: 'Код материала',
      before: '',
      after: 'KUL: другого нет, взяли его',
    })
  })

  it('is read under a title, from sheets that Numbers has renamed, and from the only sheet of 1C', async () => {
    const titled = sheet('Изделия - Таблица 1', ['Изделия'], ['Название', 'Коротко'], ['Фартук', 'Из льна.'])
    const summary = sheet('Export Summary', ['This document was exported from Numbers.'], ['x'])
    const numbers = await uploaded(summary, titled)
    expect((await files.rows(numbers.id)).map(place)).toEqual([['Изделия', 3, 'new']])
    const single = await writeTable({
      format: 'xlsx',
      ...sheet('TDSheet', ['Название', 'Артикул'], ['Скатерть', '1']),
    })
    const fromOne = await files.uploadedCatalogue(single)
    expect((await files.rows(fromOne.id)).map(place)).toEqual([['Изделия', 2, 'new']])
  })

  it('is read the same when LibreOffice has saved it', async () => {
    const saved = await readFile(
      new URL('../../../test/content/example-from-libreoffice.xlsx', import.meta.url),
    )
    const rowsOf = async (bytes: Buffer) => {
      const rows = await files.rows((await files.uploadedCatalogue(bytes)).id)
      return rows.map(({ changes, ...row }) => [place({ changes, ...row }), changes])
    }
    expect(await rowsOf(saved)).toEqual(await rowsOf(await writeWorkbook(exampleSheets())))
  })

  it('refuses a table, an old workbook, and a workbook of other sheets', async () => {
    const refusal = async (bytes: Uint8Array) => (await files.upload('catalogue', bytes, 'a.xlsx')).message
    expect(await refusal(Buffer.from('Название\nКепка'))).toBe(importMessages.workbookOnly)
    expect(await refusal(await writeWorkbook([sheet('Склад', ['Остаток'], [1])]))).toContain(
      'нет ни\u00A0одного листа',
    )
  })
})

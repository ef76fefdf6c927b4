import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import { beforeAll, expect, it } from 'vitest'
import { createPublished, operationFields } from '../../../../test/content/entries.ts'
import { createImportCalls, toCsv } from '../../../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../../../test/staff-app.ts'
import { writeTable } from '../../files/write-table.ts'

const HEADERS = ['Код работы', 'Площадь до, см²', 'Цветов', 'Тираж от', 'Цена', 'Подготовка за цвет, ₽']

describeStaff('prices of operations in a table', (server) => {
  let owner: SignedIn
  let screen: Entry
  const files = createImportCalls(server, () => owner)
  const check = async (...lines: (string | number)[][]) =>
    files.checked('operations', await toCsv([HEADERS, ...lines.map((line) => line.map(String))]), 'published')

  beforeAll(async () => {
    owner = await server().signedIn('owner')
    const rows = [1, 2].map((colors) => ({ areaCm2: 156, colors, prices: [9_000, 8_000] }))
    screen = await createPublished(owner, 'operation', operationFields('SCREEN', { pricing: 'area', rows }))
    await createPublished(owner, 'operation', operationFields('BAG'))
  })

  it('change prices and setups, and add tiers, areas and colours', async () => {
    const run = await check(
      ['SCREEN', '156,0', 1, 1, '1 250,50', 2500],
      ['SCREEN', 156, 1, 10, '85', 2500],
      ['SCREEN', 156, 2, 10, '', ''],
      ['SCREEN', 311, 1, 1, '140', 2500],
      ['SCREEN', 311, 2, 1, 'по запросу', 2500],
    )
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    await files.applied(run.id)
    const { published } = (await owner.call('getEntry', { id: screen.id })).result.entry as Entry
    expect(published).toMatchObject({
      setupPerColor: 250_000,
      tiers: [1, 10, 50],
      rows: [
        { areaCm2: 156, colors: 1, prices: [125_050, 8_500, 8_000] },
        { areaCm2: 156, colors: 2, prices: [9_000, null, 8_000] },
        { areaCm2: 311, colors: 1, prices: [14_000, null, null] },
        { areaCm2: 311, colors: 2, prices: [null, null, null] },
      ],
    } satisfies Partial<OperationSnapshot>)
  })

  it('add operations that have a name, also from a workbook, and leave a code without one to be corrected', async () => {
    const headers = ['Код', 'Работа', 'Вид', 'Площадь', 'Цветов', 'Тираж', 'Цена']
    const rows = [
      ['PAD', 'Тампопечать', '', '25', '1', '1', '40'],
      ['PAD', '', '', '25', '1', '100', '25'],
      ['CARD', 'Открытка', 'Упаковка', '', '', '1', '12,50'],
      ['WRONG', 'Загадка', 'Волшебство', '', '', '1', '10'],
    ]
    const first = await files.checked('operations', await toCsv([headers, ...rows]), 'published')
    expect((await files.rows(first.id, { state: 'wrong' })).map(({ title }) => title)).toEqual(['Загадка'])
    // Spreadsheets store numbers as numbers.
    const cells = rows.slice(0, 3).map((row) => row.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)))
    const workbook = await writeTable({ format: 'xlsx', headers, rows: cells })
    const run = await files.checked('operations', workbook, 'published')
    expect((await files.rows(run.id)).map(({ state }) => state)).toEqual(['new', 'new', 'new'])
    await files.applied(run.id)
    const again = await files.checked('operations', await toCsv([headers, ...rows.slice(0, 3)]), 'published')
    expect((await files.rows(again.id)).map(({ state }) => state)).toEqual(['same', 'same', 'same'])
  })

  it('report mistakes at their cells and write nothing', async () => {
    const run = await check(
      ['', '', '', 1, 10, ''],
      ['NOWHERE', '', '', 1, 10, ''],
      ['BAG', '', '', 1, 'дорого', ''],
      ['BAG', 156, '', 1, 10, ''],
      ['BAG', '', '', 'много', 10, ''],
      ['SCREEN', 156, 1, 50, 9999, ''],
      ['SCREEN', 156, 1, 50, 10, ''],
    )
    const rows = await files.rows(run.id)
    expect(rows.map(({ mistakes }) => mistakes.map(({ message }) => message))).toEqual([
      [editingMessages.erpIdRequired],
      [importMessages.operationUnknown],
      [importMessages.priceFormat],
      [editingMessages.noArea],
      [importMessages.cellNumber],
      [],
      [importMessages.rowTwice(7)],
    ])
    expect(run.counts).toMatchObject({ wrong: 6 })
    const dearer = await check(['BAG', '', '', 50, 999, ''])
    expect((await files.rows(dearer.id))[0]?.mistakes).toMatchObject([
      { message: editingMessages.priceRises },
    ])
  })
})

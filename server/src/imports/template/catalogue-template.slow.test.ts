import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { beforeAll, expect, it } from 'vitest'
import { createImportCalls } from '../../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { parseTable } from '../files/parse-table.ts'
import { writeTable } from '../files/write-table.ts'
import { getImportRows } from '../kinds/row-kinds.ts'
import { columnHints, TEMPLATE_KINDS } from './column-hints.ts'

describeStaff('the template of the catalogue', (server) => {
  let owner: SignedIn
  const files = createImportCalls(server, () => owner)
  const download = () => files.exported('items', 'xlsx', { rows: 'template' })

  beforeAll(async () => {
    owner = await server().signedIn('owner')
  })

  it('explains every column of every sheet', async () => {
    const { rows } = await parseTable(await download())
    const explained = rows
      .filter(([sheet]) => sheet)
      .map(([sheet, header, hint]) => [sheet, header, hint !== ''])
    const columns = TEMPLATE_KINDS.flatMap((kind) =>
      getImportRows(kind)
        .columns.filter(({ write }) => write)
        .map(({ header }) => [rowKindNames[kind], header, true]),
    )
    expect(explained).toEqual([['Лист', 'Столбец', true], ...columns])
  })

  it('is refused while the sheet of the chosen kind has no rows', async () => {
    for (const kind of TEMPLATE_KINDS)
      expect(await files.upload(kind, await download(), 'Шаблон каталога.xlsx')).toMatchObject({
        status: 422,
      })
  })

  it('is imported sheet by sheet with its own examples, and reverted', async () => {
    const [first, ...others] = TEMPLATE_KINDS.map((kind) => {
      const columns = getImportRows(kind).columns.filter(({ write }) => write)
      const row = columns.map(({ key }) => columnHints[kind][key]?.[1] ?? '')
      return { sheet: rowKindNames[kind], headers: columns.map(({ header }) => header), rows: [row] }
    })
    const instructions = { sheet: 'Как заполнить', headers: ['Лист'], rows: [['Подсказка']] }
    const bytes = await writeTable({
      format: 'xlsx',
      ...instructions,
      others: first ? [first, ...others] : [],
    })
    const batches: number[] = []
    for (const kind of TEMPLATE_KINDS) {
      const run = await files.checked(kind, bytes)
      expect({ kind, rows: await files.rows(run.id) }).toMatchObject({
        kind,
        rows: [{ state: 'new', mistakes: [] }],
      })
      const { state, batchId } = await files.applied(run.id)
      expect(state).toBe('applied')
      batches.unshift(Number(batchId))
    }
    for (const id of batches) expect((await owner.call('undoBatch', { id })).status).toBe(200)
  })
})

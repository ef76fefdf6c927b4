import type { Batch } from '@rapport/staff-contract/batches/batches'
import { catalogueSheetNames } from '@rapport/staff-contract/imports/catalogue-sheets'
import { beforeAll, expect, it } from 'vitest'
import { writeExampleWorkbook } from '../../../test/content/example-workbook.ts'
import { createImportCalls } from '../../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { parseTable } from '../files/parse-table.ts'
import { TEMPLATE_SHEETS, templateColumns } from './catalogue-template.ts'
import { columnHints } from './column-hints.ts'

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
    const columns = TEMPLATE_SHEETS.flatMap((sheet) =>
      templateColumns(sheet).map(({ header }) => [catalogueSheetNames[sheet], header, true]),
    )
    expect(explained).toEqual([['Лист', 'Столбец', true], ...columns])
    for (const sheet of TEMPLATE_SHEETS) expect(Object.keys(columnHints[sheet])).not.toContain(undefined)
  })

  it('is refused while it is empty', async () => {
    expect(await files.upload('catalogue', await download(), 'Шаблон каталога.xlsx')).toMatchObject({
      status: 422,
    })
  })

  it('is imported with its own examples in one upload, and reverted in one batch', async () => {
    const run = await files.uploadedCatalogue(await writeExampleWorkbook())
    expect(await files.rows(run.id)).toMatchObject([
      { sheet: 'Группы', line: 2, state: 'new', mistakes: [] },
      { sheet: 'Изделия', line: 2, state: 'new', mistakes: [] },
      { sheet: 'Цены по количеству', line: 2, state: 'new', mistakes: [] },
      { sheet: 'Материалы', line: 2, state: 'new', mistakes: [] },
      { sheet: 'Цены', line: 2, state: 'new', mistakes: [] },
    ])
    const { state, batchId } = await files.applied(run.id)
    expect(state).toBe('applied')
    const again = await files.uploadedCatalogue(await writeExampleWorkbook())
    expect(again.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 })
    const { status, result } = await owner.call('undoBatch', { id: Number(batchId) })
    expect({ status, outcomes: (result.batch as Batch).outcomes }).toEqual({
      status: 200,
      outcomes: { undone: 4 },
    })
  })
})

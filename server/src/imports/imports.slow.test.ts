import type { Entry } from '@rapport/staff-contract/entries/entries'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { beforeAll, expect, it } from 'vitest'
import { PICTURE, save } from '../../test/content/entries.ts'
import { createFileContent, getFileKey } from '../../test/content/file-content.ts'
import { createImportCalls, readRows, toCsv } from '../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { contentVersions } from '../editing/tables.ts'

describeStaff('imports', (server) => {
  let owner: SignedIn
  let group: Entry
  const files = createImportCalls(server, () => owner)
  const orm = () => server().database.orm
  const get = async (id: number): Promise<Entry> => (await owner.call('getEntry', { id })).result.entry
  const listed = async (kind: string, title: string): Promise<Entry[]> =>
    (await owner.call('getEntries', { query: { kind, title } })).result.entries
  const versions = () => orm().$count(contentVersions)

  beforeAll(async () => {
    owner = await server().signedIn('owner')
    group = await createFileContent(server(), owner)
  })

  it.each(
    (['items', 'prices', 'operations', 'materials', 'seo', 'redirects', 'price-lists'] as const).flatMap(
      (kind) => (['csv', 'xlsx'] as const).map((format) => [kind, format] as const),
    ),
  )('change nothing when %s exported as %s are imported again', async (kind, format) => {
    const bytes = await files.exported(kind, format)
    expect((await readRows(bytes)).length).toBeGreaterThan(1)
    const before = await versions()
    const run = await files.checked(kind, bytes, 'published')
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 0, changed: 0, skipped: 0, same: run.rowCount })
    const refused = await owner.call('applyImport', { id: run.id })
    expect([refused.status, refused.message]).toEqual([409, importMessages.nothingToApply])
    expect(await versions()).toBe(before)
  })

  it('report for each row whether it is new, its changes, and its errors by column', async () => {
    const run = await files.checked(
      'materials',
      await toCsv([
        ['Название', 'Код в учёте', 'Место в списке', 'Картинки', 'Лишний'],
        ['Бязь', 'CALICO', '', PICTURE, 'x'],
        ['Ситец яркий', 'CHINTZ', '7', PICTURE, 'x'],
        ['Сатин', 'SATIN', 'дорого', 'net-takoy.svg', 'x'],
        ['Лён', '', '', PICTURE, 'x'],
        ['Ситец снова', 'CHINTZ', '', PICTURE, 'x'],
        ['Ш'.repeat(10_000), 'LONG', '', PICTURE, 'x'],
      ]),
    )
    expect([run.columns, run.counts]).toEqual([
      ['title', 'erpId', 'position', 'pictures', null],
      { wrong: 4, new: 1, changed: 1, skipped: 0, same: 0 },
    ])
    const rows = await files.rows(run.id)
    expect(rows.map(({ line, state }) => [line, state])).toEqual([
      ...[
        [2, 'new'],
        [3, 'changed'],
        [4, 'wrong'],
        [5, 'wrong'],
        [6, 'wrong'],
        [7, 'wrong'],
      ],
    ])
    expect(rows[1]?.changes).toEqual([
      { header: 'Название', before: 'Ткань CHINTZ', after: 'Ситец яркий' },
      { header: 'Место в списке', before: expect.any(String), after: '7' },
    ])
    expect(rows.slice(2).map(({ mistakes }) => mistakes)).toEqual([
      [{ letter: 'C', header: 'Место в списке', message: importMessages.cellNumber }],
      [{ letter: 'B', header: 'Код в учёте', message: expect.stringMatching(/код/) }],
      [{ letter: 'B', header: 'Код в учёте', message: importMessages.rowTwice(3) }],
      [{ letter: 'A', header: 'Название', message: expect.stringMatching(/Не.длиннее 200/) }],
    ])
    expect((await files.rows(run.id, { state: 'wrong', limit: '2' })).map(({ line }) => line)).toEqual([4, 5])
    const refused = await owner.call('applyImport', { id: run.id })
    expect([refused.status, refused.message]).toEqual([409, importMessages.hasMistakes])
  })

  it('write drafts or publish in one batch that can be undone; entries missing in the file stay', async () => {
    const run = await files.checked(
      'items',
      await toCsv([
        ['Адрес', 'Название', 'Группа', 'В группе', 'Коротко', 'Единица', 'Картинка', 'Описание'],
        ['mayka', 'Майка', 'нет', 'futbolki', 'Лёгкая', 'шт', PICTURE, '<script>alert(1)</script><p>Да</p>'],
        ['futbolki', 'Футболки', 'да', 'shirts', 'Разные', 'шт', PICTURE, ''],
        ['shirts', 'Рубашки', 'да', '', 'Коротко', 'шт', PICTURE, '<p>Подробно</p>'],
        ['draft', 'Черновик', 'нет', 'shirts', 'Коротко', 'шт', '', '<p>Подробно</p>'],
      ]),
      'published',
    )
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 2, changed: 2, skipped: 0, same: 0 })
    const applied = await files.applied(run.id)
    expect([applied.state, applied.failure]).toEqual(['applied', null])
    const answer = await server().app.inject({ url: '/api/v1/catalog/mayka' })
    expect(answer.json().result.catalog).toMatchObject({
      name: 'Майка',
      pathSlugs: ['shirts', 'futbolki', 'mayka'],
    })
    expect(answer.body).not.toContain('<script>')
    expect((await get(group.id)).published).toMatchObject({ title: 'Рубашки', slug: 'shirts' })
    expect((await listed('item', 'Черновик'))[0]).toMatchObject({ state: 'draft' })
    expect((await server().app.inject({ url: '/api/v1/catalog/polo' })).statusCode).toBe(200)
    const { versions: kept } = (await owner.call('getVersions', { id: group.id })).result
    expect(kept[0]).toMatchObject({ reason: 'import', createdBy: { id: owner.id } })
    expect((await owner.call('applyImport', { id: run.id })).message).toBe(importMessages.alreadyApplied)
    const undoneAt = async () => (await owner.call('getImport', { id: run.id })).result.import.undoneAt
    expect(await undoneAt()).toBeNull()
    expect((await owner.call('undoBatch', { id: applied.batchId ?? 0 })).status).toBe(200)
    expect(await undoneAt()).toEqual(expect.any(String))
    expect((await get(group.id)).published).toMatchObject({ title: 'Изделие shirts' })
    expect((await server().app.inject({ url: '/api/v1/catalog/mayka' })).statusCode).toBe(404)
  })

  it('are refused as a whole when content has changed since the dry run', async () => {
    const bytes = await toCsv([
      ['Код в учёте', 'Название'],
      ['CHINTZ', 'Ситец из файла'],
      ['SATIN', 'Сатин из файла'],
    ])
    const run = await files.checked('materials', bytes)
    const [entry] = await listed('material', 'Ткань CHINTZ')
    const { version, snapshot } = await get(entry?.id ?? 0)
    await save(owner, entry?.id ?? 0, { version, snapshot: { ...snapshot, features: '<p>Иначе</p>' } })
    const stale = await files.applied(run.id)
    expect([stale.state, stale.failure]).toEqual(['failed', importMessages.stale])
    expect(await listed('material', 'из файла')).toEqual([])
    const again = await files.check(stale, 'draft')
    expect((await files.applied(again.id)).state).toBe('applied')
    expect(await listed('material', 'из файла')).toHaveLength(2)
  })

  it('change nothing and name the line when one entry can’t be published', async () => {
    const run = await files.checked(
      'items',
      await toCsv([
        ['Адрес', 'Название', 'Раздел', 'В группе', 'Коротко', 'Единица', 'Картинка'],
        ['pervoe', 'Первое', 'Каталог', 'shirts', 'Да', 'шт', PICTURE],
        ['vtoroe', 'Второе', 'Опт: для магазинов и бутиков', 'shirts', 'Да', 'шт', PICTURE],
      ]),
      'published',
    )
    expect(run.counts.new).toBe(2)
    const failed = await files.applied(run.id)
    expect([failed.state, failed.failure]).toEqual(['failed', expect.stringMatching(/^Строка.3: Эта группа/)])
    expect(await listed('item', 'Первое')).toEqual([])
  })

  it('read size tables of items, and explain the format for an invalid line', async () => {
    const [polo] = (await listed('item', 'кавычки')) as [Entry]
    const header = ['Код', 'Размеры']
    const table = 'Таблица: Женские\nЧертёж: dva-0123456789.svg\nРазмеры: XS; S\nA. Грудь: 44; 46,5'
    const run = await files.checked('items', await toCsv([header, [await getFileKey(server(), polo), table]]))
    expect(run.counts).toMatchObject({ changed: 1, wrong: 0 })
    await files.applied(run.id)
    expect((await get(polo.id)).snapshot).toMatchObject({
      sizeTables: [
        {
          title: 'Женские',
          sketch: 'dva-0123456789.svg',
          sizes: ['XS', 'S'],
          measures: [{ letter: 'A', name: 'Грудь', values: [44, 46.5] }],
        },
      ],
    })
    const key = await getFileKey(server(), group)
    const wrong = await files.checked('items', await toCsv([header, [key, 'Таблица: М\nширина 50']]))
    const [row] = await files.rows(wrong.id)
    expect(row?.mistakes).toMatchObject([
      { header: 'Размеры', message: expect.stringContaining('«ширина 50»') },
    ])
  })
})

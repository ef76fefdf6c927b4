import type { Entry } from '@rapport/contract/editing/entries'
import { EMPTY_SEO } from '@rapport/contract/editing/snapshots/seo-snapshot'
import { importMessages } from '@rapport/contract/imports/import-messages'
import type { ImportRun } from '@rapport/contract/imports/imports'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  materialFields,
  PICTURE,
  priceGroupFields,
  publish,
  save,
} from '../../test/content/entries.ts'
import { csvOf, importsOf, rowsOf } from '../../test/content/imports.ts'
import { logIn } from '../../test/members.ts'
import { describeStaffOnEachDatabase, type SignedIn } from '../../test/staff-app.ts'
import { contentEntries, contentVersions } from '../editing/tables.ts'
import { redirects } from '../seo/tables.ts'
import { deleteOldImports } from './delete-old-imports.ts'
import { imports } from './tables.ts'

const HOSTILE = '=HYPERLINK("http://evil.example";"<script>alert(1)</script>"); "кавычки"'

describeStaffOnEachDatabase('a file of rows', (server) => {
  let owner: SignedIn
  let group: Entry
  const files = importsOf(server, () => owner)
  const orm = () => server().database.orm
  const keyOf = async ({ id }: Pick<Entry, 'id'>) =>
    (await orm().select().from(contentEntries).where(eq(contentEntries.id, id)))[0]?.subjectId ?? ''
  const get = async (id: number): Promise<Entry> => (await owner.call('getEntry', { id })).result.entry
  const listed = async (kind: string, title: string): Promise<Entry[]> =>
    (await owner.call('getEntries', { query: { kind, title } })).result.entries
  const versions = () => orm().$count(contentVersions)

  beforeAll(async () => {
    owner = await server().signedIn('owner')
    await addPicture(server())
    await addPicture(server(), 'dva-0123456789.svg')
    await createPublished(owner, 'material', materialFields('CHINTZ'))
    await createPublished(owner, 'material', materialFields('SATIN', { title: HOSTILE, position: 3.5 }))
    await createDraft(owner, 'material', materialFields('UNION', { members: ['CHINTZ', 'SATIN'] }))
    await createPublished(owner, 'price-group', priceGroupFields('POLO-1', 'CHINTZ', { note: HOSTILE }))
    group = await createPublished(owner, 'item', itemFields('shirts', { isGroup: true }))
    const parent = Number(await keyOf(group))
    await createPublished(
      owner,
      'item',
      itemFields('polo', {
        ...{ parent, priceGroups: ['POLO-1'], title: HOSTILE, formerSlugs: ['old-polo'], gallery: [PICTURE] },
        priceTiers: [
          { from: 1, price: 159_050 },
          { from: 10, price: 90_000 },
        ],
        properties: [{ name: 'Состав', value: 'хлопок: 95%' }],
        seo: { ...EMPTY_SEO, title: HOSTILE, robots: 'noindex, follow' },
      }),
    )
    await createDraft(owner, 'item', itemFields('draft', { parent, title: '', picture: null }))
    await publish(owner, await createPost(owner, 'o-lne'))
    await orm().insert(redirects).values({ oldPath: '/staroe/', newPath: '/blog/o-lne/?a=1', status: 302 })
    await logIn(server().database, 'buyer@example.ru')
  })

  it.each(
    (['items', 'prices', 'materials', 'seo', 'redirects', 'price-lists'] as const).flatMap((kind) =>
      (['csv', 'xlsx'] as const).map((format) => [kind, format] as const),
    ),
  )('of %s that goes out as %s and comes in again changes nothing', async (kind, format) => {
    const bytes = await files.exported(kind, format)
    expect((await rowsOf(bytes)).length).toBeGreaterThan(1)
    const before = await versions()
    const run = await files.checked(kind, bytes, 'published')
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 0, changed: 0, same: run.rowCount })
    const refused = await owner.call('applyImport', { id: run.id })
    expect([refused.status, refused.message]).toEqual([409, importMessages.nothingToApply])
    expect(await versions()).toBe(before)
  })

  it('says of each row whether it is new, what it changes, or what is wrong in which column', async () => {
    const run = await files.checked(
      'materials',
      await csvOf([
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
      { wrong: 4, new: 1, changed: 1, same: 0 },
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

  it('makes drafts, or what is on the site, in one batch that can be taken back; what is absent stays', async () => {
    const run = await files.checked(
      'items',
      await csvOf([
        ['Адрес', 'Название', 'Группа', 'В группе', 'Коротко', 'Единица', 'Картинка', 'Описание'],
        ['mayka', 'Майка', 'нет', 'futbolki', 'Лёгкая', 'шт', PICTURE, '<script>alert(1)</script><p>Да</p>'],
        ['futbolki', 'Футболки', 'да', 'shirts', 'Разные', 'шт', PICTURE, ''],
        ['shirts', 'Рубашки', 'да', '', 'Коротко', 'шт', PICTURE, '<p>Подробно</p>'],
        ['draft', 'Черновик', 'нет', 'shirts', 'Коротко', 'шт', '', '<p>Подробно</p>'],
      ]),
      'published',
    )
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 2, changed: 2, same: 0 })
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
    expect((await owner.call('undoBatch', { id: applied.batchId ?? 0 })).status).toBe(200)
    expect((await get(group.id)).published).toMatchObject({ title: 'Изделие shirts' })
    expect((await server().app.inject({ url: '/api/v1/catalog/mayka' })).statusCode).toBe(404)
  })

  it('is refused where content was changed since its dry run, and nothing of it is done', async () => {
    const bytes = await csvOf([
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

  it('that can’t be published whole changes nothing, and says of which line', async () => {
    const run = await files.checked(
      'items',
      await csvOf([
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

  it('of prices changes cells, adds rows and tables, and refuses what is no price', async () => {
    const head = [
      'Код группы',
      'Группа',
      'Единица',
      'Таблица',
      'Категория',
      'Код материала',
      'Строка',
      'Тираж от',
      'Для всех',
      'Дилерский',
    ]
    const polo = ['POLO-1', 'Поло', 'шт', 'Без печати', 'Хлопок', 'CHINTZ', 'Ситец']
    const wrong = await files.checked(
      'prices',
      await csvOf([head, [...polo, '1', 'дорого', ''], [...polo, '5', '900', ''], [...polo, '10', '', '']]),
    )
    expect(
      (await files.rows(wrong.id)).map(({ mistakes }) => mistakes.map(({ message }) => message)),
    ).toEqual([
      [importMessages.priceFormat],
      [importMessages.rangeUnknown('1, 10')],
      [importMessages.pricePart],
    ])
    const satin = ['POLO-1', 'Поло', 'шт', 'Без печати', 'Атлас', 'SATIN', 'Сатин']
    const fresh = ['NEW-1', 'Майки', 'шт', 'С печатью', 'Хлопок', 'CHINTZ', 'Ситец']
    const run = await files.checked(
      'prices',
      await csvOf([
        head,
        [...polo, '1', '1 250,50', '1000'],
        [...polo, '10', '900', '850'],
        [...satin, '1', 'по запросу', ''],
        [...satin, '10', 'по запросу', ''],
        [...fresh, '1', '500', ''],
        [...fresh, '100', '400,5', ''],
      ]),
      'published',
    )
    expect(await files.rows(run.id, { state: 'wrong' })).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 4, changed: 2, same: 0 })
    expect((await files.applied(run.id)).failure).toBeNull()
    const [entry] = await listed('price-group', 'Поло')
    expect((await get(entry?.id ?? 0)).published).toMatchObject({
      note: HOSTILE,
      categories: [{ title: 'Хлопок' }, { title: 'Атлас', materials: ['SATIN'] }],
      variants: [
        {
          rows: [
            { label: 'Ситец', prices: { anonymous: [125_050, 90_000], dealer: [100_000, 85_000] } },
            { label: 'Сатин', prices: { anonymous: [null, null] } },
          ],
        },
      ],
    })
    const [added] = await listed('price-group', 'Майки')
    expect((await get(added?.id ?? 0)).published).toMatchObject({
      variants: [
        {
          ranges: [
            { from: 1, to: 99 },
            { from: 100, to: null },
          ],
        },
      ],
    })
  })

  it('of redirects takes them in at once, and refuses chains, living pages and other sites', async () => {
    const run = await files.checked(
      'redirects',
      await csvOf([
        ['Откуда', 'Куда', 'На сколько'],
        ['/novoe/', '/blog/o-lne/', 'навсегда'],
        ['/staroe/', '/blog/', 'навсегда'],
      ]),
    )
    expect((await files.applied(run.id)).state).toBe('applied')
    const rows = await orm().select().from(redirects)
    expect(rows).toEqual(
      expect.arrayContaining([
        { oldPath: '/novoe/', newPath: '/blog/o-lne/', status: 301, version: 1 },
        { oldPath: '/staroe/', newPath: '/blog/', status: 301, version: 2 },
      ]),
    )
    const wrong = await files.checked(
      'redirects',
      await csvOf([
        ['Откуда', 'Куда'],
        ['/odin/', '/dva/'],
        ['/dva/', '/blog/'],
        ['/blog/o-lne/', '/blog/'],
        ['/chuzhoe/', 'https://evil.example/'],
        ['/sam/', '/sam/'],
      ]),
    )
    expect(wrong.counts).toEqual({ wrong: 5, new: 0, changed: 0, same: 0 })
  })

  it('gives customers their price lists, and its report names nobody', async () => {
    const run = await files.checked(
      'price-lists',
      await csvOf([
        ['Почта', 'Прайс'],
        ['Buyer@example.ru', 'оптовый'],
        ['nobody@example.ru', 'оптовый'],
      ]),
    )
    const rows = await files.rows(run.id)
    expect(rows.map(({ state }) => state)).toEqual(['changed', 'wrong'])
    expect(JSON.stringify([rows, run])).not.toContain('example.ru')
    const good = await files.checked(
      'price-lists',
      await csvOf([
        ['Почта', 'Прайс'],
        ['buyer@example.ru', 'Оптовый'],
      ]),
    )
    expect((await files.applied(good.id)).failure).toBeNull()
    const [, row] = await rowsOf(await files.exported('price-lists', 'csv'))
    expect(row?.slice(-1)).toEqual(['Оптовый'])
  })

  it('asks which column is which where it can’t be known', async () => {
    const bytes = await csvOf([
      ['Название', 'название ', 'Код в учёте'],
      ['Одно', 'Другое', 'TWICE'],
    ])
    const run = (await files.upload('materials', bytes)).result.import as ImportRun
    expect(run.columns).toEqual([null, null, 'erpId'])
    expect(run.fileColumns.map(({ isRepeated }) => isRepeated)).toEqual([true, true, false])
    const refusal = async (columns: (string | null)[]) =>
      (
        await owner.call('checkImport', {
          id: run.id,
          body: { columns: JSON.stringify(columns), as: 'draft' },
        })
      ).errors.columns
    expect(await refusal(['title', 'title', 'erpId'])).toEqual([importMessages.columnTwice('Название')])
    expect(await refusal(['title', null, null])).toEqual([importMessages.columnRequired('Код в учёте')])
    expect(await refusal(['title', null, 'nonsense'])).toEqual([importMessages.columnUnknown])
    const checked = await files.check({ ...run, columns: [null, 'title', 'erpId'] }, 'draft')
    expect((await files.rows(checked.id))[0]).toMatchObject({ title: 'Другое', state: 'new' })
  })

  it('is taken in by whom the table of roles lets', async () => {
    const bytes = await csvOf([['Код в учёте'], ['X']])
    let person = owner
    const answers: Record<string, number[]> = {}
    for (const role of ['editor', 'manager', 'seo', 'viewer'] as const) {
      person = await server().signedIn(role)
      answers[role] = []
      for (const kind of ['items', 'prices', 'seo', 'price-lists'] as const)
        answers[role].push((await importsOf(server, () => person).upload(kind, bytes)).status)
    }
    expect(answers).toEqual({
      editor: [200, 200, 200, 403],
      manager: [403, 200, 403, 200],
      seo: [403, 403, 200, 403],
      viewer: [403, 403, 403, 403],
    })
    person = await server().signedIn('seo')
    const seo = importsOf(server, () => person)
    const run = await seo.checked(
      'seo',
      await csvOf([
        ['Код страницы', 'Описание для поиска'],
        [`item/${await keyOf(group)}`, 'Рубашки на заказ'],
      ]),
      'published',
    )
    expect((await seo.applied(run.id)).failure).toBeNull()
    expect((await get(group.id)).published).toMatchObject({ seo: { description: 'Рубашки на заказ' } })
  })

  it('of people goes out only behind a factor, and orders and customers never come in', async () => {
    const body = { kind: 'customers', format: 'csv' }
    const apart = await owner.call('createExport', { body })
    expect([apart.status, apart.message]).toEqual([422, importMessages.personalApart])
    const rows = await rowsOf(await files.exported('customers', 'csv'))
    expect(rows[1]?.[0]).toBe('buyer@example.ru')
    const ofDays = { from: '2026-01-01', to: '2026-01-31' }
    expect((await files.exported('orders', 'xlsx', ofDays)).toString('latin1', 0, 2)).toBe('PK')
    expect((await owner.call('uploadImport', { body: { kind: 'orders' } })).status).toBe(422)
    const { path } = (await owner.call('createPersonalExport', { body })).result
    const forged = path.replace(/exports\/[^?]+/, `exports/${Buffer.from('{}').toString('base64url')}`)
    expect((await server().app.inject({ url: forged })).statusCode).toBe(403)
  })

  it('is kept for 90 days with its report, and can be had again', async () => {
    const bytes = await csvOf([
      ['Код в учёте', 'Название'],
      ['KEPT', 'Хранится'],
    ])
    const run = await files.checked('materials', bytes)
    const { path } = (await owner.call('openImportFile', { id: run.id })).result
    expect(await files.download(path)).toEqual(bytes)
    const { imports: history } = (await owner.call('getImports')).result
    expect(history[0]).toMatchObject({ id: run.id, fileName: 'файл.csv', counts: { new: 1 } })
    const [record] = await orm().select().from(imports).where(eq(imports.id, run.id))
    const inDays = (days: number) => new Date(server().clock.now.getTime() + days * 86_400_000)
    await deleteOldImports(orm(), server().storage, inDays(89))
    expect((await owner.call('getImport', { id: run.id })).status).toBe(200)
    await deleteOldImports(orm(), server().storage, inDays(91))
    expect((await owner.call('getImport', { id: run.id })).status).toBe(404)
    expect(await server().storage.size(record?.fileKey ?? '')).toBeUndefined()
  })

  it('that names people is gone after a day, and its report stays', async () => {
    const bytes = await csvOf([
      ['Почта', 'Прайс'],
      ['buyer@example.ru', 'дилерский'],
    ])
    const run = await files.checked('price-lists', bytes)
    const [record] = await orm().select().from(imports).where(eq(imports.id, run.id))
    const size = () => server().storage.size(record?.fileKey ?? '')
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await deleteOldImports(orm(), server().storage, inHours(23))
    expect(await size()).toBe(bytes.length)
    await deleteOldImports(orm(), server().storage, inHours(25))
    expect(await size()).toBeUndefined()
    expect((await owner.call('getImport', { id: run.id })).result.import.counts.changed).toBe(1)
    const { path } = (await owner.call('openImportFile', { id: run.id })).result
    const gone = await server().app.inject({ url: path })
    expect([gone.statusCode, gone.json().message]).toEqual([404, importMessages.fileGone])
  })

  it('that is no table, or too large, is refused with a sentence', async () => {
    const { status, errors } = await files.upload(
      'items',
      Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1'),
    )
    expect([status, errors]).toEqual([422, { file: [importMessages.fileNoTable] }])
    expect((await files.upload('items', Buffer.alloc(21 * 1024 * 1024))).status).toBe(413)
  })
})

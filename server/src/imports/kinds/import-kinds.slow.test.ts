import type { Entry } from '@rapport/staff-contract/entries/entries'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { beforeAll, expect, it } from 'vitest'
import { createFileContent, HOSTILE } from '../../../test/content/file-content.ts'
import { createImportCalls, readRows, toCsv } from '../../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { redirects } from '../../seo/tables.ts'

describeStaff('kinds of imports', (server) => {
  let owner: SignedIn
  const files = createImportCalls(server, () => owner)
  const orm = () => server().database.orm
  const get = async (id: number): Promise<Entry> => (await owner.call('getEntry', { id })).result.entry
  const listed = async (kind: string, title: string): Promise<Entry[]> =>
    (await owner.call('getEntries', { query: { kind, title } })).result.entries

  beforeAll(async () => {
    owner = await server().signedIn('owner')
    await createFileContent(server(), owner)
  })

  it('prices: change cells, add rows and tables, and refuse invalid prices', async () => {
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
      await toCsv([head, [...polo, '1', 'дорого', ''], [...polo, '5', '900', ''], [...polo, '10', '', '']]),
    )
    expect(
      (await files.rows(wrong.id)).map(({ mistakes }) => mistakes.map(({ message }) => message)),
    ).toEqual([
      [importMessages.priceFormat],
      [importMessages.tierUnknown('1, 10')],
      [importMessages.pricePart],
    ])
    const satin = ['POLO-1', 'Поло', 'шт', 'Без печати', 'Атлас', 'SATIN', 'Сатин']
    const fresh = ['NEW-1', 'Майки', 'шт', 'С печатью', 'Хлопок', 'CHINTZ', 'Ситец']
    const run = await files.checked(
      'prices',
      await toCsv([
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
    expect(run.counts).toEqual({ wrong: 0, new: 4, changed: 2, skipped: 0, same: 0 })
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

  it('redirects: are written at once; chains, existing pages and other sites are refused', async () => {
    const run = await files.checked(
      'redirects',
      await toCsv([
        ['Откуда', 'Куда', 'На сколько'],
        ['/novoe/', '/blog/o-lne/', 'навсегда'],
        ['/staroe/', '/blog/', 'навсегда'],
        ['/blog/?id=7&cat=3', '/blog/o-lne/', 'навсегда'],
      ]),
    )
    expect((await files.applied(run.id)).state).toBe('applied')
    const rows = await orm().select().from(redirects)
    expect(rows).toEqual(
      expect.arrayContaining([
        { oldPath: '/novoe/', newPath: '/blog/o-lne/', status: 301, version: 1 },
        { oldPath: '/staroe/', newPath: '/blog/', status: 301, version: 2 },
        { oldPath: '/blog/?cat=3&id=7', newPath: '/blog/o-lne/', status: 301, version: 1 },
      ]),
    )
    const wrong = await files.checked(
      'redirects',
      await toCsv([
        ['Откуда', 'Куда'],
        ['/odin/', '/dva/'],
        ['/dva/', '/blog/'],
        ['/blog/o-lne/', '/blog/'],
        ['/chuzhoe/', 'https://evil.example/'],
        ['/sam/', '/sam/'],
        ['/tri/', '/blog/?id=7&cat=3'],
        ['/raz.php?id=1&a=2', '/blog/'],
        ['/raz.php?a=2&id=1', '/blog/'],
      ]),
    )
    expect(wrong.counts).toEqual({ wrong: 7, new: 1, changed: 0, skipped: 0, same: 0 })
  })

  it('price lists: are assigned to customers, and the report contains no personal data', async () => {
    const run = await files.checked(
      'price-lists',
      await toCsv([
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
      await toCsv([
        ['Почта', 'Прайс'],
        ['buyer@example.ru', 'Оптовый'],
      ]),
    )
    expect((await files.applied(good.id)).failure).toBeNull()
    const [, row] = await readRows(await files.exported('price-lists', 'csv'))
    expect(row?.slice(-1)).toEqual(['Опт'])
  })
})

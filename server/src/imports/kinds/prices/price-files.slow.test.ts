import type { Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createPublished,
  itemFields,
  materialFields,
  priceGroupFields,
} from '../../../../test/content/entries.ts'
import { createImportCalls, readRows, toCsv } from '../../../../test/content/imports.ts'
import { describeStaff, type SignedIn } from '../../../../test/staff-app.ts'

const LABELS = ['Твил 14 момми, 53 × 53 см', 'Футер 280 г/\u2060м²', 'Лён — 1 200 ₽'] as const
const [, CLOTH] = LABELS
const HEAD = ['Код группы', 'Таблица', 'Код материала', 'Строка', 'Тираж от', 'Без входа']

/** Encodes a text in windows-1251 like a spreadsheet program, with a replacement for missing characters. */
function windows1251(text: string, replacement: (character: string) => string): Buffer {
  const letters = [...new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, at) => at))]
  const bytes = [...text].flatMap((character) => {
    const written = letters.includes(character) ? character : replacement(character)
    return [...written].map((one) => letters.indexOf(one))
  })
  return Buffer.from(bytes)
}

const PLAIN: Record<string, string> = { '²': '2', '×': 'x', '₽': 'руб.', '\u2060': '' }

describeStaff('price imports', (server) => {
  let owner: SignedIn
  let group: Entry
  const files = createImportCalls(server, () => owner)
  const fetchMessages = async (id: number) =>
    (await files.rows(id)).flatMap(({ mistakes }) => mistakes.map(({ message }) => message))
  const rowsOfTable = async () =>
    ((await owner.call('getEntry', { id: group.id })).result.entry.published as Snapshots['price-group'])
      .variants[0]?.rows

  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
    for (const code of ['TWILL', 'FLEECE', 'LINEN', 'SILK'])
      await createPublished(owner, 'material', materialFields(code, { title: `Ткань ${code}` }))
    const rows = LABELS.map((label, at) => ({
      material: ['TWILL', 'FLEECE', 'LINEN'][at] ?? '',
      label,
      prices: { anonymous: [100_000, 90_000] },
    }))
    const ranges = [
      { from: 1, to: 9 },
      { from: 10, to: null },
    ]
    const note = 'Доставка — 350 ₽, упаковка 30 × 40 см'
    group = await createPublished(
      owner,
      'price-group',
      priceGroupFields('SCARF', 'TWILL', {
        note,
        categories: [{ title: 'Ткани, г/м²', materials: ['TWILL', 'FLEECE', 'LINEN'] }],
        variants: [{ title: 'Печать 53 × 53', ranges, rows }],
      }),
    )
  })

  it.each<[string, (character: string) => string]>([
    ['with a question mark for what it lacks', () => '?'],
    ['with the likest letter for what it lacks', (character) => PLAIN[character] ?? '?'],
    ['without what it lacks', (character) => (character === '\u2060' ? '' : (PLAIN[character] ?? ''))],
  ])('change nothing when a file comes back in windows-1251 %s', async (_, replacement) => {
    const text = (await files.exported('prices', 'csv')).toString('utf8').replace('\uFEFF', '')
    const run = await files.checked('prices', windows1251(text, replacement), 'published')
    expect(await fetchMessages(run.id)).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 0, changed: 0, skipped: 0, same: 6 })
  })

  it('find the row of a material by code, whatever its name in the file', async () => {
    const run = await files.checked(
      'prices',
      await toCsv([
        ['Код группы', 'Таблица', 'Код материала', 'Кол-во от', 'Цена розничная, руб.'],
        ['SCARF', 'Печать 53 x 53', 'FLEECE', '1', '1 050,50'],
        ['SCARF', 'Печать 53 x 53', 'FLEECE', '10', '900'],
      ]),
      'published',
    )
    expect(await fetchMessages(run.id)).toEqual([])
    expect(run.counts).toEqual({ wrong: 0, new: 0, changed: 1, skipped: 0, same: 1 })
    expect((await files.applied(run.id)).failure).toBeNull()
    expect(await rowsOfTable()).toMatchObject([
      {},
      { material: 'FLEECE', label: CLOTH, prices: { anonymous: [105_050, 90_000] } },
      {},
    ])
  })

  it('add a row under the title of its material if the file has only the code', async () => {
    const columns = [...HEAD.filter((name) => name !== 'Строка'), 'Категория']
    const row = ['SCARF', 'Печать 53 × 53', 'SILK']
    const run = await files.checked(
      'prices',
      await toCsv([
        columns,
        [...row, '1', '1 990', 'Шёлк'],
        [...row, '10', '1 900', 'Шёлк'],
        ['SCARF', 'Печать 53 × 53', 'FLEECE', '10', '910', 'Ткани, г/м²'],
      ]),
    )
    expect(await fetchMessages(run.id)).toEqual([])
    const titles = (await files.rows(run.id)).map(
      ({ state, title }) => `${state}: ${title.split(' · ').at(-1)}`,
    )
    expect(titles).toEqual(['new: Ткань SILK', 'new: Ткань SILK', `changed: ${CLOTH}`])
  })

  it('report which row a name without a code matches', async () => {
    const run = await files.checked(
      'prices',
      await toCsv([
        HEAD.filter((name) => name !== 'Код материала'),
        ['SCARF', 'Печать 53 × 53', 'футер 280 г/м2', '1', '1 049'],
      ]),
    )
    const [row] = await files.rows(run.id)
    expect(row).toMatchObject({ state: 'changed', changes: [{ before: '1050.5', after: '1049' }] })
    expect(row?.title).toContain(`футер 280 г/м2 (похоже на\u00A0«${CLOTH}»)`)
  })

  it('add no second row of a material to a table, and no row twice', async () => {
    const before = await rowsOfTable()
    const run = await files.checked(
      'prices',
      await toCsv([
        HEAD,
        ['SCARF', 'Печать 53 × 53', 'TWILL', 'Твил другой', '1', '990'],
        ['SCARF', 'Печать 53 × 53', 'TWILL', 'Твил 14 момми, 53 × 53 см', '1', '980'],
      ]),
      'published',
    )
    expect(await fetchMessages(run.id)).toEqual([importMessages.rowTwice(2)])
    expect((await owner.call('applyImport', { id: run.id })).status).toBe(409)
    expect(await rowsOfTable()).toEqual(before)
  })

  it('are refused as a whole if every row of a group would be new', async () => {
    const row = ['SCARF', 'Другая таблица', 'SILK', 'Шёлк']
    const run = await files.checked(
      'prices',
      await toCsv([
        [...HEAD, 'Категория'],
        [...row, '1', '990', 'Шёлк'],
        [...row, '10', '900', 'Шёлк'],
      ]),
      'published',
    )
    expect(await fetchMessages(run.id)).toEqual([importMessages.allNew, importMessages.allNew])
    const refused = await owner.call('applyImport', { id: run.id })
    expect([refused.status, refused.message]).toEqual([409, importMessages.hasMistakes])
  })

  it.each(['#N/A', '#DIV/0!', '#Н/Д', '#ЗНАЧ!', 'Err:502'])(
    'report %s in place of a price as an error and keep the price',
    async (error) => {
      const run = await files.checked(
        'prices',
        await toCsv([HEAD, ['SCARF', 'Печать 53 × 53', 'TWILL', LABELS[0], '1', error]]),
      )
      expect(await files.rows(run.id)).toMatchObject([
        {
          state: 'wrong',
          changes: [],
          mistakes: [{ header: 'Без входа', message: importMessages.cellError(error) }],
        },
      ])
    },
  )

  it('accept the price list names of the form, of earlier files and of other programs', async () => {
    const lists = (await readRows(await files.exported('prices', 'csv')))[0]?.slice(-4)
    expect(lists).toEqual(['Без входа', 'Со входом', 'Опт', 'Дилеры'])
    for (const names of [
      ['Без входа', 'Со входом', 'Опт', 'Дилеры'],
      ['Для всех', 'Для зарегистрированных', 'Оптовый', 'Дилерский'],
      ['Цена розничная, руб.', 'Зарегистрированные', 'Цена оптовая', 'Дилер'],
    ]) {
      const bytes = await toCsv([
        ['Код группы', ...names],
        ['SCARF', '1', '1', '1', '1'],
      ])
      const { columns } = (await files.upload('prices', bytes)).result.import
      expect(columns).toEqual(['group', 'anonymous', 'registered', 'wholesale', 'dealer'])
    }
  })
})

describeStaff('imports without codes', (server) => {
  let owner: SignedIn
  const files = createImportCalls(server, () => owner)
  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
    await createPublished(owner, 'material', materialFields('FLEECE', { title: 'Футер 280 г/\u2060м²' }))
    await createPublished(owner, 'price-group', priceGroupFields('HOODIE', 'FLEECE'))
    await createPublished(
      owner,
      'item',
      itemFields('hoodie', { title: 'Худи «Ёлка»', priceGroups: ['HOODIE'] }),
    )
  })

  it('report similar existing entries instead of adding them again', async () => {
    const materials = await files.checked(
      'materials',
      await toCsv([
        ['Код в учёте', 'Название'],
        ['NEW', 'футер 280 г/м2'],
        ['OTHER', 'Футер 300 г/м2'],
      ]),
    )
    expect(materials.counts).toEqual({ wrong: 1, new: 1, changed: 0, skipped: 0, same: 0 })
    const items = await files.checked(
      'items',
      await toCsv([
        ['Адрес', 'Название'],
        ['hudi-elka', 'Худи «Елка»'],
      ]),
    )
    expect((await files.rows(items.id))[0]?.mistakes[0]?.message).toMatch(
      /^Похоже на\u00A0«Худи «Ёлка»», код \d+/,
    )
  })

  it('refuse price tiers for a product with price tables', async () => {
    const run = await files.checked(
      'items',
      await toCsv([
        ['Адрес', 'Цены по количеству'],
        ['hoodie', '1: 990'],
      ]),
    )
    expect(await files.rows(run.id)).toMatchObject([
      { state: 'wrong', mistakes: [{ message: importMessages.pricesInTables }] },
    ])
  })
})

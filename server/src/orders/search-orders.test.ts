import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleLine } from '../../test/order-form.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { eraseOrders } from './erase-orders.ts'
import { insertOrderLines } from './lines/order-lines.ts'
import { findByText, matchesText } from './search-orders.ts'
import { orderFiles, orders } from './tables.ts'

const COMMENTS = [
  'Знамёна с бахромой, 100% шёлк',
  "Кармáн \\ нашивка 'Д’Артаньян' & «Ёж»:*",
  'Фартуки\r\nна всю смену 👩🏽‍🍳 ещё 50_шт.',
  'a',
  '',
]
const MANY = 2001

describeOnDatabase('a search in orders', (database) => {
  const place = async (fields: Partial<typeof orders.$inferInsert> = {}): Promise<string> => {
    const id = randomUUID()
    const [counted] = await database().orm.select({ all: sql<number>`count(*)::integer` }).from(orders)
    await database()
      .orm.insert(orders)
      .values({
        id,
        number: `2026-${(counted?.all ?? 0) + 1}`,
        placedAt: new Date(),
        isCatalog: false,
        name: 'Анна Ткачёва',
        phone: '+79001234567',
        email: 'anna@example.ru',
        comment: '',
        ...fields,
      })
    return id
  }
  const addFile = (orderId: string, name: string) =>
    database().orm.insert(orderFiles).values({ id: randomUUID(), orderId, position: 0, name, size: 1 })
  const find = async (text: string, filters?: SQL): Promise<string[]> => {
    const { orm } = database()
    const select = async (which: SQL) => {
      const rows = orm.select({ number: orders.number }).from(orders).where(which).orderBy(asc(orders.number))
      return (await rows).map(({ number }) => number)
    }
    const all = { from: sql`${orders}`, moment: orders.placedAt, direction: 'asc', limit: MANY } as const
    const ids = await findByText(orm, text, { ...all, filters })
    const read = await select(sql`${and(matchesText(orm, text), filters)}`)
    expect([text, ids && (await select(inArray(orders.id, ids)))]).toEqual([text, ids && read])
    return read
  }

  it('finds each ordered product', async () => {
    const id = await place({ number: '2026-1' })
    await insertOrderLines(database().orm, id, [sampleLine(), sampleLine({ title: 'Скатерть' })])
    expect(await find('скатерт')).toEqual(['2026-1'])
    expect(await find('поло')).toEqual(['2026-1'])
  })

  it('finds texts typed in the other keyboard layout', async () => {
    await place({ number: '2026-1', name: 'Алла Прялкина', comment: 'Шьём polo' })
    await addFile(await place({ number: '2026-2', name: 'Яна' }), 'Эскиз.pdf')
    for (const [typed, number] of [
      ['ghzkrbyf', '2026-1'],
      ['fkkf ghzkr', '2026-1'],
      ['зщдщ', '2026-1'],
      ["'crbp", '2026-2'],
    ] as const)
      expect([typed, await find(typed)]).toEqual([typed, [number]])
    expect(await find('f')).toEqual(['2026-2'])
  })

  it('finds every part of a comment, however short, and nothing else', async () => {
    for (const comment of COMMENTS) await place({ comment, name: '', email: '', phone: '' })
    const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
    const parts = COMMENTS.flatMap((comment) => {
      const letters = [...comment]
      return letters.flatMap((_, at) => {
        const part = letters.slice(at, at + 1 + (at % 5)).join('')
        return at % 3 === 0 || at > letters.length - 3 ? [part] : []
      })
    })
    for (const part of new Set([...parts, 'zq', 'войлок', '%%', '__', "''", '\\\\', ':*', '& |', '!a']))
      expect([part, await find(part)]).toEqual([
        part,
        COMMENTS.flatMap((comment, at) =>
          fold(`2026-${at + 1}\n\n\n\n\n${comment}`).includes(fold(part)) ? [`2026-${at + 1}`] : [],
        ),
      ])
  })

  it('finds number, name, e-mail, phone, comment and file name in any letter case and spelling', async () => {
    const comment = 'Вышить ЁЛОЧКУ на кармане'
    await place()
    const wanted = await place({
      name: 'Ирина Веретено',
      phone: '+79123456789',
      email: 'Pryaha@x.ru',
      comment,
    })
    await addFile(wanted, 'Герб_Области.CDR')
    const texts = '2026-2 веРЕТ PRYAHA@ 912345 6789 +7912 елочку герб_обл .cdr ГЕРБ'.split(' ')
    for (const text of [...texts, '8 (912) 345 67 89', 'Ёлочку НА'])
      expect([text, await find(text)]).toEqual([text, ['2026-2']])
    for (const text of ['герб%обл', 'веретеноpryaha', '9123456780', 'кармане на'])
      expect([text, await find(text)]).toEqual([text, []])
  })

  it('finds a foreign phone in any spelling, and by four digits or more', async () => {
    await place()
    await place({ phone: '+375291234567' })
    const spellings = ['+375 29 123-45-67', '375291234567', '00375 29 1234567', '8 10 375 29 123-45-67']
    for (const text of [...spellings, '29 123-45-67', '(29) 123', '+375 29'])
      expect([text, await find(text)]).toEqual([text, ['2026-2']])
    expect(await find('+375 29 123-45-68')).toEqual([])
  })

  it('finds nothing of an erased person', async () => {
    const id = await place({ comment: 'Скатерти' })
    await addFile(id, 'визитка.pdf')
    await database().orm.transaction((tx) => eraseOrders(tx, eq(orders.id, id)))
    for (const text of ['ткач', '9001234567', 'anna@', 'скатерт', 'визитка'])
      expect([text, await find(text)]).toEqual([text, []])
    const [kept] = await database().orm.select().from(orders).where(isNotNull(orders.searchText))
    expect(kept?.searchText.trim()).toBe('2026-1')
    expect(await database().orm.select().from(orderFiles)).toEqual([])
  })

  describe('with very many matches', () => {
    beforeEach(async () => {
      await database().orm.execute(sql`
        insert into orders (id, number, placed_at, name, phone, email, comment, is_catalog)
        select gen_random_uuid(), '2025-' || place, timestamptz '2025-01-01' + interval '1 minute' * place, 'Лён', '', '', '', false
        from generate_series(1, ${MANY}::integer) as place`)
    })

    it('finds all of them', async () => {
      await place({ name: 'Хлопок' })
      expect(await find('лен')).toHaveLength(MANY)
      expect(await find('хлопок')).toEqual([`2026-${MANY + 1}`])
      expect(await find('лен', ne(orders.number, '2025-7'))).toHaveLength(MANY - 1)
    })
  })
})

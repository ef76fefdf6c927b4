import { FAVORITES_PART } from '@rapport/contract/accounts/account-limits'
import type { Favorites } from '@rapport/contract/accounts/favorites'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import type { PriceList } from '@rapport/contract/prices/prices'
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, codeIn, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { insertPicture } from '../../../test/content/insert-picture.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { posts } from '../../blog/tables.ts'
import { catalogItems, catalogPriceGroups } from '../../catalog/tables.ts'
import { materials } from '../../materials/tables.ts'
import { priceGroupKind } from '../../prices/price-group-kind.ts'
import { priceGroups, priceRows } from '../../prices/tables.ts'
import { like } from '../../reactions/commands.ts'
import { getCounts } from '../../reactions/queries.ts'
import { likes } from '../../reactions/tables.ts'
import { users } from '../tables.ts'

const item = { kind: 'regular' as const, isGroup: false, summary: '', description: '', unit: 'шт' }
const rest = { properties: [], gallery: [] }
const words = { shortText: '', body: '', bodyMarkdown: '' }
const post = { ...words, title: 'О кумаче', publicationAt: new Date('2026-01-01') }

describeOnDatabase('favourites', (database) => {
  let server: AccountsApp
  let token: string
  let visitor: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    const member = await server.member('anna@example.ru')
    token = member.token
    visitor = `user:${member.user.id}`
  })
  afterEach(() => server.close())

  async function addItems(count: number): Promise<number[]> {
    const rows = Array.from({ length: count }, (_, position) => ({
      ...item,
      ...rest,
      position,
      slug: `i${position}`,
      name: `Поло ${position}`,
      ownPriceTiers: [{ from: 1, price: 78_000 }],
    }))
    return (await database().orm.insert(catalogItems).values(rows).returning()).map(({ id }) => id)
  }
  async function favorites(query = ''): Promise<Favorites> {
    const url = `${server.url}${endpointRoutes.getUserFavorites.path}${query}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    return ((await answer.json()) as { result: Favorites }).result
  }
  const getIds = (entries: { id: number }[]) => entries.map(({ id }) => id)
  const likeAs = (id: number, headers: Record<string, string>) =>
    server.call('likeCatalogItem', { id: String(id), headers })
  const asUser = () => ({ authorization: `Bearer ${token}` })
  const remove = (id: number, subject = 'catalog') =>
    fetch(`${server.url}/api/v1/user/favorites/${subject}/${id}`, {
      method: 'DELETE',
      headers: { ...asUser(), 'x-requested-with': 'XMLHttpRequest' },
    })
  const getLikeCount = async (id: number) => (await getCounts(database().orm, 'catalog', [id]))(id).likes
  const setPrice = (id: number, price: number | null) =>
    database()
      .orm.update(catalogItems)
      .set({ ownPriceTiers: price === null ? [] : [{ from: 1, price }] })
      .where(eq(catalogItems.id, id))

  it('list the visible likes of a user, newest like first', async () => {
    const { orm } = database()
    const [a = 0, b = 0, c = 0] = await addItems(3)
    const image = await insertPicture(orm)
    const [published, hidden] = await orm
      .insert(posts)
      .values([
        { ...post, image, slug: 'published' },
        { ...post, image, slug: 'hidden', publicationAt: new Date('2100-01-01') },
      ])
      .returning()
    for (const id of [b, a, c]) await likeAs(id, asUser())
    await like(orm, 'catalog', a, 'user:999')
    for (const row of [published, hidden]) await like(orm, 'post', row?.id ?? 0, visitor)
    const all = await favorites()
    expect([getIds(all.items), all.posts.map(({ slug }) => slug)]).toEqual([[c, a, b], ['published']])
    expect(all.next).toEqual({ items: null, posts: null })
    await orm.delete(catalogItems).where(eq(catalogItems.id, a))
    expect(getIds((await favorites()).items)).toEqual([c, b])
  })

  it('are paged, each kind apart', async () => {
    const ids = await addItems(FAVORITES_PART + 2)
    for (const id of ids) await like(database().orm, 'catalog', id, visitor)
    const first = await favorites()
    expect(getIds(first.items)).toEqual(ids.toReversed().slice(0, FAVORITES_PART))
    expect(first.next.posts).toBeNull()
    const second = await favorites(`?subject=catalog&beforeId=${first.next.items}`)
    expect(getIds(second.items)).toEqual([ids[1], ids[0]])
    expect(second.next.items).toBeNull()
    expect((await favorites('?subject=post')).items).toEqual([])
  })

  it.each(['subject=user', 'beforeId=x', 'beforeId=0', 'beforeId=99999999999'])(
    'answer 422 to an invalid query: %s',
    async (query) => {
      const url = `${server.url}${endpointRoutes.getUserFavorites.path}?${query}`
      expect((await fetch(url, { headers: asUser() })).status).toBe(422)
    },
  )

  const setList = (list: PriceList) =>
    database().orm.update(users).set({ priceList: list }).where(eq(users.email, 'anna@example.ru'))

  it('show the former price of the user’s list if it changed since the like', async () => {
    const [a = 0, b = 0, c = 0] = await addItems(3)
    for (const id of [a, b, c]) await likeAs(id, asUser())
    await setPrice(a, 72_000)
    await setPrice(c, null)
    expect((await favorites()).items.map(({ priceChange }) => priceChange)).toEqual([
      null,
      null,
      { was: 78_000, now: 72_000, isCommon: false },
    ])
  })

  it('compare prices of the user’s own list, whatever the common prices are', async () => {
    const { orm } = database()
    const [id = 0] = await addItems(1)
    const fabric = { erpId: 'PIQUE', position: 0, name: 'Пике', isUnion: false }
    const material = { ...fabric, pictures: [], features: '', description: '' }
    await orm.insert(materials).values(material)
    const row = { material: 'PIQUE', label: 'Пике', prices: { anonymous: [0] } }
    const variants = [{ title: 'Без печати', ranges: [{ from: 1, to: null }], rows: [row] }]
    const group = { erpId: 'POLO', title: 'Поло', unit: 'шт', note: '', categories: [], variants }
    const write = {
      subjectId: undefined,
      now: new Date(),
      findPictureId: async () => undefined,
      renderText: async () => '',
    }
    await priceGroupKind.write(orm, group, write)
    const [prices] = await orm.select().from(priceGroups)
    await orm.insert(catalogPriceGroups).values({ itemId: id, groupId: prices?.id ?? 0, position: 0 })
    const setTable = (prices: Partial<Record<PriceList, number[]>>) => orm.update(priceRows).set({ prices })
    await setList('dealer')
    await setTable({ anonymous: [90_000], dealer: [60_000] })
    await likeAs(id, asUser())
    await setTable({ anonymous: [95_000], dealer: [60_000] })
    expect((await favorites()).items).toMatchObject([{ id, priceChange: null }])
    await setTable({ anonymous: [95_000], dealer: [55_000] })
    const change = { was: 60_000, now: 55_000, isCommon: false }
    expect((await favorites()).items).toMatchObject([{ id, priceChange: change }])
  })

  it('show no price change after the user’s list has changed', async () => {
    const [id = 0] = await addItems(1)
    await likeAs(id, asUser())
    await setPrice(id, 72_000)
    await setList('wholesale')
    expect((await favorites()).items).toMatchObject([{ id, priceChange: null }])
  })

  it('can be removed without taking the like back, and return with a new like', async () => {
    const [id = 0] = await addItems(1)
    await likeAs(id, asUser())
    await likeAs(id, { 'x-visitor-id': 'browser-2' })
    for (let n = 0; n < 2; n += 1) expect((await remove(id)).status).toBe(200)
    expect((await favorites()).items).toEqual([])
    expect(await getLikeCount(id)).toBe(2)
    const state = { id: String(id), headers: asUser() }
    expect((await server.call('getCatalogItemLikes', state)).result).toEqual({ likes: 2, liked: false })
    await setPrice(id, 72_000)
    expect((await likeAs(id, asUser())).result).toEqual({ likes: 2, liked: true })
    expect((await favorites()).items).toMatchObject([{ id, priceChange: null }])
  })

  it('can be removed by their own user only', async () => {
    const [id = 0] = await addItems(1)
    const other = await server.member('boris@example.ru')
    await likeAs(id, { authorization: `Bearer ${other.token}` })
    expect((await remove(id)).status).toBe(200)
    const [row] = await database().orm.select().from(likes).where(eq(likes.subjectId, id))
    expect(row?.isFavorite).toBe(true)
    for (const [subject, wrong] of [
      ['user', id],
      ['catalog', 0],
    ] as const)
      expect((await remove(wrong, subject)).status).toBe(422)
    expect((await server.call('getUserFavorites')).message).toBe(messages.unauthorized)
  })

  const browser = { 'x-visitor-id': 'browser-1' }
  const logIn = () =>
    server.call('login', { body: { email: 'anna@example.ru', password: goodPassword }, headers: browser })

  it('receive likes of the browser at a log-in, and count a common like once', async () => {
    const [a = 0, b = 0, c = 0] = await addItems(3)
    await likeAs(a, asUser())
    for (const id of [b, a, c]) await likeAs(id, browser)
    await likeAs(b, { 'x-visitor-id': 'browser-2' })
    expect([await getLikeCount(a), await getLikeCount(b), await getLikeCount(c)]).toEqual([2, 2, 1])
    await setPrice(b, 72_000)
    expect((await logIn()).status).toBe(200)
    const { items } = await favorites()
    expect(getIds(items)).toEqual([c, b, a])
    expect(items[1]).toMatchObject({
      priceFrom: 72_000,
      priceChange: { was: 78_000, now: 72_000, isCommon: true },
    })
    expect([await getLikeCount(a), await getLikeCount(b), await getLikeCount(c)]).toEqual([1, 2, 1])
    const left = await database().orm.select().from(likes).where(eq(likes.visitor, 'browser-1'))
    expect(left).toEqual([])
  })

  it('receive likes of the browser at a registration', async () => {
    const [id = 0] = await addItems(1)
    await likeAs(id, browser)
    const email = 'vera@example.ru'
    await server.call('register', { body: { email } })
    const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
    const code = codeIn((await server.mailsTo(email)).at(-1))
    const body = { email, code, name: 'Вера', policy: '1', ...passwords }
    const { result } = await server.call('storePassword', { body, headers: browser })
    token = result.token ?? ''
    expect(getIds((await favorites()).items)).toEqual([id])
    expect(await getLikeCount(id)).toBe(1)
  })

  it('receive likes once during simultaneous log-ins', async () => {
    const ids = await addItems(4)
    for (const id of ids) {
      await likeAs(id, browser)
      await likeAs(id, asUser())
    }
    const answers = await Promise.all([logIn(), logIn(), logIn()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(getIds((await favorites()).items)).toEqual(ids.toReversed())
    for (const id of ids) expect(await getLikeCount(id)).toBe(1)
  })

  it('receive no likes at a failed log-in or from another browser', async () => {
    const [id = 0] = await addItems(1)
    await likeAs(id, browser)
    const body = { email: 'anna@example.ru', password: 'не тот пароль' }
    await server.call('login', { body, headers: browser })
    await server.call('login', {
      body: { ...body, password: goodPassword },
      headers: { 'x-visitor-id': 'browser-2' },
    })
    const likesOfBrowser = and(eq(likes.visitor, 'browser-1'), eq(likes.subjectId, id))
    expect(await database().orm.select().from(likes).where(likesOfBrowser)).toHaveLength(1)
    expect((await favorites()).items).toEqual([])
  })
})

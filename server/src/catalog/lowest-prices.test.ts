import { messages } from '@rapport/contract/errors/messages'
import { USER_PRICES_MAX } from '@rapport/contract/prices/price-limits'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { logIn } from '../../test/members.ts'
import { describeServer } from '../../test/server-app.ts'
import { catalogItems } from './tables.ts'

describeServer('lowest prices of the logged-in user', (server) => {
  let ids: Record<string, number>
  beforeAll(async () => {
    const { slug, id } = catalogItems
    const rows = await server().database.orm.select({ slug, id }).from(catalogItems)
    ids = Object.fromEntries(rows.map((row) => [row.slug, row.id]))
  })
  const ask = (query: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url: `/api/v1/user/prices?ids=${query}`, headers })
  const pricesOf = async (slugs: string[], headers: Record<string, string>) => {
    const { result } = (await ask(slugs.map((slug) => ids[slug]).join(), headers)).json()
    const found: { id: number; priceFrom: number | null }[] = result.prices
    return Object.fromEntries(
      slugs.map((slug) => [slug, found.find(({ id }) => id === ids[slug])?.priceFrom]),
    )
  }

  it.each([
    ['anonymous', 90_000],
    ['registered', 90_000],
    ['wholesale', 70_000],
    ['dealer', 60_000],
  ] as const)(
    'are those of the %s list, of a product and of every group above it; on request where it is',
    async (list, lowest) => {
      const { headers } = await logIn(server().database, `${list}@example.ru`, list)
      expect(await pricesOf(['polo', 'trikotaj', 'futbolki', 'mayka'], headers)).toEqual({
        polo: lowest,
        trikotaj: lowest,
        futbolki: lowest,
        mayka: null,
      })
    },
  )

  it('come from the own tiers of a product without tables', async () => {
    const { orm } = server().database
    const { headers } = await logIn(server().database, 'ladder@example.ru', 'dealer')
    await orm.execute(
      sql`update catalog_items set own_price_tiers = '[{"from": 1, "price": 5000}]' where slug = 'mayka'`,
    )
    expect(await pricesOf(['mayka', 'polo', 'futbolki'], headers)).toEqual({
      mayka: 5000,
      polo: 60_000,
      futbolki: 5000,
    })
  })

  it('end for a cycle of groups', async () => {
    const { orm } = server().database
    const { headers } = await logIn(server().database, 'circle@example.ru', 'dealer')
    await orm.execute(sql`update catalog_items set parent_id = ${ids.trikotaj} where slug = 'futbolki'`)
    expect(await pricesOf(['futbolki'], headers)).toEqual({ futbolki: 5000 })
    await orm.execute(sql`update catalog_items set parent_id = null where slug = 'futbolki'`)
  })

  it('are private: never stored, and empty for anonymous visitors', async () => {
    const { headers } = await logIn(server().database, 'private@example.ru', 'dealer')
    const answer = await ask(String(ids.polo), headers)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' })
    const refused = await ask(String(ids.polo))
    expect([refused.statusCode, refused.json().message]).toEqual([401, messages.unauthorized])
  })

  it('leave out missing items, and accept a hundred ids at most', async () => {
    const { headers } = await logIn(server().database, 'many@example.ru')
    expect((await ask('999999', headers)).json().result).toEqual({ prices: [] })
    const many = Array.from({ length: USER_PRICES_MAX + 1 }, (_, index) => index + 1)
    expect((await ask(many.slice(1).join(), headers)).statusCode).toBe(200)
    for (const wrong of [many.join(), '', 'a', '1,,2'])
      expect((await ask(wrong, headers)).statusCode).toBe(422)
  })
})

import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'

describeServer('prices', (server) => {
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })
  const resultOf = async (url: string) => (await get(url)).json().result

  it('are tables: kopecks for each material and quantity', async () => {
    expect(await resultOf('/api/v1/prices/POLO-1/variant/0')).toEqual({
      priceErpId: 'POLO-1',
      variant: 0,
      title: 'Без печати',
      unit: 'шт',
      currency: 'RUB',
      tiers: [
        { from: 1, to: 9 },
        { from: 10, to: null },
      ],
      rows: [{ materialErpId: 'CHINTZ', label: 'Ситец', prices: [100_000, 90_000] }],
      note: 'С печатью',
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
  })

  it('are null on request', async () => {
    expect((await resultOf('/api/v1/prices/POLO-1/variant/1')).rows[0].prices).toEqual([null])
  })

  it('are listed by their items: group, variants, categories, materials', async () => {
    const { catalog } = await resultOf('/api/v1/catalog/polo')
    const { material: chintz } = await resultOf('/api/v1/materials/CHINTZ')
    const { material: cotton } = await resultOf('/api/v1/materials/ANY-COTTON')
    expect(catalog.prices).toEqual([
      {
        erpId: 'POLO-1',
        title: 'Поло',
        variants: [
          { index: 0, title: 'Без печати' },
          { index: 1, title: 'С печатью' },
        ],
        categories: [{ title: 'Хлопок', materials: [cotton, chintz] }],
      },
    ])
    expect((await resultOf('/api/v1/catalog/mayka')).prices).toBeUndefined()
    expect((await resultOf('/api/v1/catalog/mayka')).catalog.prices).toEqual([])
  })

  it('are returned all at once for an item, equal to the single tables; none for an item on request', async () => {
    const { tables } = await resultOf('/api/v1/catalog/polo/prices')
    expect(tables).toEqual([
      await resultOf('/api/v1/prices/POLO-1/variant/0'),
      await resultOf('/api/v1/prices/POLO-1/variant/1'),
    ])
    expect(await resultOf('/api/v1/catalog/mayka/prices')).toEqual({ tables: [] })
  })

  it('of other price lists are revealed by neither the public response nor its ETag', async () => {
    const { body } = await get('/api/v1/prices/POLO-1/variant/0')
    expect(body).not.toMatch(/80000|70000|60000|wholesale|dealer/)
  })

  it('change with their table, and so does the ETag', async () => {
    const url = '/api/v1/prices/POLO-1/variant/1'
    const { etag } = (await get(url)).headers
    await server().database.orm.execute(
      sql`update price_rows set prices = '{"anonymous": [12345]}' where prices @> '{"anonymous": [null]}'`,
    )
    const answer = await get(url, { 'if-none-match': String(etag) })
    expect([answer.statusCode, answer.json().result.rows[0].prices]).toEqual([200, [12_345]])
  })
})

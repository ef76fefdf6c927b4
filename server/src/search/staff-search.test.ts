import { expect, it } from 'vitest'
import { addPicture, createPublished, itemFields } from '../../test/content/entries.ts'
import { describeStaff } from '../../test/staff-app.ts'
import { syncIndex } from './index/index-sync.ts'
import { searchHits, searchMisses } from './tables.ts'

describeStaff('the staff search', (server) => {
  it("returns the visitors' results, and is not counted among their queries", async () => {
    await addPicture(server())
    const editor = await server().signedIn('editor')
    await createPublished(editor, 'item', itemFields('rushnik', { title: 'Рушник' }))
    const { orm } = server().database
    await syncIndex(orm)
    const ask = async (name: string) =>
      (await server().app.inject({ url: '/api/v1/catalog/search/', query: { name } })).json().result
    const { result } = await editor.call('searchSite', { query: { name: 'рушники' } })
    expect(result).toMatchObject({ items: [{ slug: 'rushnik' }] })
    expect(await ask('рушник')).toMatchObject({ items: [{ slug: 'rushnik' }] })
    await editor.call('searchSite', { query: { name: 'Анна Ткачихина' } })
    await ask('кокошник')
    // Counts are written at the latest when the server stops.
    await server().app.close()
    const queriesOf = async (table: typeof searchHits | typeof searchMisses) =>
      (await orm.select({ query: table.query }).from(table)).map(({ query }) => query)
    expect([await queriesOf(searchHits), await queriesOf(searchMisses)]).toEqual([['рушник'], ['кокошник']])
  })
})

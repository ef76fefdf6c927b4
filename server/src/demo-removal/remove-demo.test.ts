import type { Entry } from '@rapport/staff-contract/entries/entries'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createPost,
  createPublished,
  itemFields,
  postFields,
  publish,
  save,
  textPageFields,
} from '../../test/content/entries.ts'
import { insertPicture, PICTURE } from '../../test/content/insert-picture.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { FIRST_THEME } from '../content/commands.ts'
import { REQUIRED_HOME } from '../content/home-commands.ts'
import { getThemedSite } from '../content/queries.ts'
import { markDemoEntries } from '../demo-entries/commands.ts'
import { demoEntries } from '../demo-entries/tables.ts'
import { seedEntries } from '../editing/commands.ts'

const FACT = { title: '100', content: 'заказов', picture: null }

describeStaff('removing the demo factory', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    owner = await server().signedIn('owner')
  })
  const counts = async () => {
    const { result } = await owner.call('getDemoEntries')
    return Object.fromEntries(
      result.counts.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
    )
  }
  const isDemo = async (id: number) => ((await owner.call('getEntry', { id })).result.entry as Entry).isDemo
  const remove = async (kind: string) => (await owner.call('removeDemoEntries', { body: { kind } })).result

  it('marks what is on the site, and forgets an entry when its edit is published', async () => {
    const { entry } = (await publish(owner, await createPost(owner, 'sample'))) as { entry: Entry }
    await markDemoEntries(server().database.orm)
    expect(await isDemo(entry.id)).toBe(true)
    const snapshot = postFields('sample', { title: 'Наша статья' })
    const draft = (await save(owner, entry.id, { version: entry.version, snapshot })).result.entry as Entry
    expect(await isDemo(entry.id)).toBe(true)
    await publish(owner, draft)
    expect(await isDemo(entry.id)).toBe(false)
  })

  it('removes a kind at once, leaves what own entries use, and leaves own entries', async () => {
    const group = await createPublished(owner, 'item', itemFields('demo-group', { isGroup: true }))
    const parent = Number(group.key)
    const product = await createPublished(owner, 'item', itemFields('demo-product', { parent }))
    const { orm } = server().database
    await orm.delete(demoEntries)
    await markDemoEntries(orm)
    const own = await createPublished(owner, 'item', itemFields('own-product', { parent }))
    const before = (await counts()).item
    expect(await remove('item')).toEqual({ removed: before - 1, left: 1 })
    expect((await counts()).item).toBe(1)
    const states = await Promise.all(
      [group, product, own].map(async ({ id }) => (await owner.call('getEntry', { id })).result.entry.state),
    )
    expect(states).toEqual(['published', 'trashed', 'published'])
  })

  it('empties the home page, and takes text pages off the site', async () => {
    const { orm } = server().database
    await seedEntries(orm, 'home', [{ ...REQUIRED_HOME, facts: [FACT] }], async () => undefined)
    const page = await createPublished(owner, 'text-page', textPageFields('warranty'))
    await orm.delete(demoEntries)
    await markDemoEntries(orm)
    expect(await remove('home')).toEqual({ removed: 1, left: 0 })
    const home = (await owner.call('getEntries', { query: { kind: 'home' } })).result.entries[0]
    const { published } = (await owner.call('getEntry', { id: home.id })).result.entry
    expect(published.facts).toEqual([])
    const pages = (await counts())['text-page']
    expect(await remove('text-page')).toEqual({ removed: pages, left: 0 })
    expect((await owner.call('getEntry', { id: page.id })).result.entry.state).toBe('trashed')
    // The factory's own page takes the path.
    await createPublished(owner, 'text-page', textPageFields('warranty', { title: 'Наша гарантия' }))
  })

  it('takes the logo off the theme, and keeps its colours', async () => {
    const { orm } = server().database
    const theme = { ...FIRST_THEME, accent: '#0b5d3b', logo: PICTURE }
    await seedEntries(orm, 'theme', [theme], () => insertPicture(orm))
    await orm.delete(demoEntries)
    await markDemoEntries(orm)
    expect(await remove('theme')).toEqual({ removed: 1, left: 0 })
    const { properties, theme: shown } = (await getThemedSite(orm)) ?? {}
    expect([properties?.logo, shown?.accent]).toEqual([null, '#0b5d3b'])
    expect((await counts()).theme).toBeUndefined()
  })

  it('lets only owners remove, and refuses the kinds that a site needs', async () => {
    const editor = await server().signedIn('editor')
    expect((await editor.call('removeDemoEntries', { body: { kind: 'item' } })).status).toBe(403)
    expect((await owner.call('removeDemoEntries', { body: { kind: 'site' } })).status).toBe(422)
  })
})

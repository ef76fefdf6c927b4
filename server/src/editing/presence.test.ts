import { randomUUID } from 'node:crypto'
import { PRESENCE_EXPIRY_SECONDS, PRESENCE_TABS_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createPost } from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { contentViewers } from './tables.ts'

describeStaff('reportPresence', (server) => {
  async function open(browser: SignedIn, id: number, tab = randomUUID()): Promise<number[]> {
    const { result } = await browser.call('reportPresence', { id, body: { tab } })
    return result.viewers.map((viewer: { id: number }) => viewer.id)
  }

  it('returns the other viewers of the same entry only', async () => {
    const [anna, boris, vera] = [
      await server().signedIn('editor'),
      await server().signedIn('owner'),
      await server().signedIn('viewer'),
    ]
    const { id } = await createPost(anna, 'seen')
    const other = await createPost(anna, 'not-seen')
    expect(await open(anna, id)).toEqual([])
    expect(await open(boris, id)).toEqual([anna.id])
    expect((await open(vera, id)).sort()).toEqual([anna.id, boris.id].sort())
    expect(await open(vera, other.id)).toEqual([])
  })

  it("includes the viewer's other tab; a tab has one entry open at a time", async () => {
    const editor = await server().signedIn('editor')
    const { id } = await createPost(editor, 'two-tabs')
    const other = await createPost(editor, 'one-tab')
    const tab = randomUUID()
    await open(editor, id, tab)
    expect(await open(editor, id, tab)).toEqual([])
    expect(await open(editor, id)).toEqual([editor.id])
    await open(editor, other.id, tab)
    expect(await open(editor, other.id)).toEqual([editor.id])
  })

  it('forgets a tab and entry at once when the tab reports that it closes', async () => {
    const [anna, boris] = [await server().signedIn('editor'), await server().signedIn('owner')]
    const { id } = await createPost(anna, 'closed')
    const other = await createPost(anna, 'still-open')
    const [tab, second] = [randomUUID(), randomUUID()]
    await open(anna, id, tab)
    await open(anna, id, second)
    const leave = (browser: SignedIn, of: number, left: string) =>
      browser.call('endPresence', { id: of, query: { tab: left } })
    await leave(boris, id, tab)
    await leave(anna, other.id, tab)
    expect(await open(anna, id, second)).toEqual([anna.id])
    expect((await leave(anna, id, tab)).status).toBe(200)
    expect(await open(anna, id, second)).toEqual([])
    expect(await open(boris, id)).toEqual([anna.id])
  })

  it(`forgets a tab after ${PRESENCE_EXPIRY_SECONDS} seconds and keeps the newest ${PRESENCE_TABS_MAX} tabs of a member`, async () => {
    const editor = await server().signedIn('editor')
    const viewer = await server().signedIn('viewer')
    const { id } = await createPost(editor, 'left')
    for (let tabs = 0; tabs < PRESENCE_TABS_MAX + 3; tabs += 1) await open(editor, id)
    const rows = await server()
      .database.orm.select()
      .from(contentViewers)
      .where(eq(contentViewers.staffId, editor.id))
    expect(rows).toHaveLength(PRESENCE_TABS_MAX)
    server().clock.now = new Date(server().clock.now.getTime() + (PRESENCE_EXPIRY_SECONDS + 1) * 1000)
    expect(await open(viewer, id)).toEqual([])
  })

  it('answers 404 to an unknown entry and 422 to an invalid tab id', async () => {
    const editor = await server().signedIn('editor')
    const { id } = await createPost(editor, 'presence-input')
    const gone = await editor.call('reportPresence', { id: 2147483647, body: { tab: randomUUID() } })
    const nameless = await editor.call('reportPresence', { id, body: { tab: 'вкладка' } })
    expect([gone.status, nameless.status]).toEqual([404, 422])
  })
})

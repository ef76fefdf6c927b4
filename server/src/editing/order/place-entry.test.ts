import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { Entry, OrderedEntry } from '@rapport/staff-contract/entries/entries'
import { beforeAll, expect, it } from 'vitest'
import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  publish,
} from '../../../test/content/entries.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

const picture = 'tkan-0123456789.svg'
const story = (title: string) => ({
  title,
  cover: picture,
  position: null,
  frames: [{ picture, title, text: '', link: null }],
})

describeStaff('placeEntry', (server) => {
  let editor: SignedIn
  let first: Entry
  let last: Entry
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
    first = await createPublished(editor, 'story', story('А'))
    await createPublished(editor, 'story', story('Б'))
    last = await createPublished(editor, 'story', story('В'))
  })
  const listed = async (): Promise<OrderedEntry[]> =>
    (await editor.call('getEntryOrder', { query: { kind: 'story' } })).result.entries
  const order = async () => (await listed()).map(({ title }) => title)
  const onSite = async () =>
    (await server().app.inject('/api/v1/site')).json().result.stories.map((one: Entry) => one.title)
  const place = (id: number, body: object) => editor.call('placeEntry', { id, body })

  it('moves an entry by writing its draft only; the site follows after publication', async () => {
    const before = await listed()
    const { result } = await place(last.id, { version: last.version, sibling: first.id, side: 'before' })
    expect(result.entry).toMatchObject({ state: 'edited', version: last.version + 1 })
    expect([await order(), await onSite()]).toEqual([
      ['В', 'А', 'Б'],
      ['А', 'Б', 'В'],
    ])
    await publish(editor, result.entry)
    await expect.poll(onSite, SOON).toEqual(['В', 'А', 'Б'])
    const versions = new Map((await listed()).map(({ id, version }) => [id, version]))
    expect(before.filter(({ id, version }) => versions.get(id) !== version)).toHaveLength(1)
  })

  it('lists drafts without a position last; they can be placed beside other entries but not the reverse', async () => {
    const draft = await createDraft(editor, 'story', story('Г'))
    expect([(await order()).at(-1), (await listed()).at(-1)?.position]).toEqual(['Г', null])
    const { version } = first
    const beside = await place(first.id, { version, sibling: draft.id, side: 'after' })
    expect([beside.status, beside.message]).toEqual([409, editingMessages.siblingElsewhere])
    await place(draft.id, { version: draft.version, sibling: first.id, side: 'after' })
    expect(await order()).toEqual(['В', 'А', 'Г', 'Б'])
  })

  it('answers 409 to a stale move and to a kind without an order', async () => {
    const stale = await place(first.id, { version: first.version - 1, sibling: last.id, side: 'after' })
    expect([stale.status, stale.message]).toEqual([409, editingMessages.versionStale])
    expect((await place(first.id, { sibling: last.id, side: 'after' })).status).toBe(400)
    const itself = await place(first.id, { version: first.version, sibling: first.id, side: 'after' })
    expect([itself.status, itself.message]).toEqual([409, editingMessages.siblingElsewhere])
    const post = await createPost(editor, 'no-order')
    const none = await place(post.id, { version: post.version, sibling: last.id, side: 'after' })
    expect([none.status, none.message]).toEqual([409, editingMessages.noOrder])
  })
})

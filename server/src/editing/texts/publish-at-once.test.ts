import type { Entry } from '@rapport/staff-contract/entries/entries'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPublished, itemFields, save } from '../../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'

const ROUNDS = 8
/** Each entry links to all of them, so each is rewritten when another moves. */
const LINKS = ['c', 'd', 'e', 'f', 'g-0', 'h-0'].map((slug) => `[${slug}](/catalog/${slug}/)`).join(' ')

describeStaff('simultaneous publications', (server) => {
  let one: SignedIn
  let other: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    one = await server().signedIn('editor')
    other = await server().signedIn('editor')
  })
  const publishAll = (by: SignedIn, entries: Entry[]) =>
    by.call('publishEntries', { body: { entries: entries.map(({ id, version }) => ({ id, version })) } })
  const fetchEntry = async ({ id }: Entry): Promise<Entry> =>
    (await one.call('getEntry', { id })).result.entry
  const edited = async (entry: Entry, fields: Partial<ItemSnapshot>): Promise<Entry> => {
    const snapshot = { ...(entry.snapshot as ItemSnapshot), ...fields }
    return (await save(one, entry.id, { version: entry.version, snapshot })).result.entry
  }

  it('run one after another: groups that move, items in them, and entries that link to them', async () => {
    const group = (slug: string) =>
      createPublished(one, 'item', itemFields(slug, { isGroup: true, priceTiers: [] }))
    let groups = [await group('g-0'), await group('h-0')]
    let children: Entry[] = []
    for (const [at, slug] of ['c', 'd', 'e', 'f'].entries()) {
      const parent = Number(groups[at % 2]?.key)
      children.push(await createPublished(one, 'item', itemFields(slug, { parent })))
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const renamed = await Promise.all(
        groups.map((entry, at) =>
          edited(entry, { slug: `${at === 0 ? 'g' : 'h'}-${round}`, description: LINKS }),
        ),
      )
      const changed = await Promise.all(
        children.map((entry, at) =>
          edited(entry, {
            slug: `${'cdef'[at]}-${round}`,
            description: LINKS,
            parent: Number(groups[(at + round) % 2]?.key),
          }),
        ),
      )
      const answers = await Promise.all([
        publishAll(one, renamed.toReversed()),
        publishAll(other, changed.slice(0, 2).toReversed()),
        publishAll(other, changed.slice(2)),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      groups = await Promise.all(groups.map(fetchEntry))
      children = await Promise.all(children.map(fetchEntry))
    }
  })
})

import type { Entry } from '@rapport/contract/editing/entries'
import type { PostSnapshot } from '@rapport/contract/editing/post-snapshot'
import { media } from '../src/media/tables.ts'
import type { SignedIn, StaffApp } from './staff-app.ts'

const PICTURE = 'tkan-0123456789.svg'

/** What a post says that may be published, under an address of its own. */
export const postFields = (slug: string, fields: Partial<PostSnapshot> = {}): PostSnapshot => ({
  slug,
  title: 'О ситце',
  shortText: 'Коротко',
  body: 'Ситец **лёгкий**',
  picture: PICTURE,
  publicationAt: '2026-01-02T07:00:00.000Z',
  tags: ['ткани'],
  seo: { title: null, description: null, keywords: null },
  ...fields,
})

/** Stores the picture of the posts, in whatever state, and another one by another name. */
export async function addPicture(
  { database }: StaffApp,
  file = PICTURE,
  state: (typeof media.$inferInsert)['state'] = 'ready',
): Promise<void> {
  const values = { name: 'tkan', mediaType: 'image/svg+xml', bytes: 100, width: 400, height: 500, color: '' }
  await database.orm
    .insert(media)
    .values({ ...values, file, state })
    .onConflictDoNothing()
}

/** Makes a draft of a post. */
export async function createPost(browser: SignedIn, slug: string, fields: Partial<PostSnapshot> = {}) {
  const body = { kind: 'post', snapshot: postFields(slug, fields) }
  return (await browser.call('createEntry', { body })).result.entry as Entry
}

/** Publishes a thing as it is now. */
export async function publish(browser: SignedIn, { id, version }: Pick<Entry, 'id' | 'version'>) {
  const answer = await browser.call('publishEntries', { body: { entries: [{ id, version }] } })
  return { ...answer, entry: answer.result.entries?.[0] as Entry }
}

/** Saves a draft over a version. */
export const save = (browser: SignedIn, id: number, body: object) => browser.call('saveDraft', { id, body })

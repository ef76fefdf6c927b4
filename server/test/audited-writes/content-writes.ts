import {
  addPicture,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  PICTURE,
  postFields,
} from '../content/entries.ts'
import type { StaffApp, StaffBrowser } from '../staff-app.ts'
import { type AuditedWrites, unique } from './audited-write.ts'

/** Endpoints of content, for one entry or many. */
export function contentWrites(server: StaffApp): AuditedWrites {
  const owner = () => server.signedIn('owner')
  async function post(isPublished = true) {
    await addPicture(server)
    const by = await owner()
    const entry = isPublished
      ? await createPublished(by, 'post', postFields(unique('post')))
      : await createPost(by, unique('post'))
    return { by, id: entry.id, version: entry.version }
  }
  async function item(fields: object = {}) {
    await addPicture(server)
    const by = await owner()
    return { by, entry: await createPublished(by, 'item', itemFields(unique('item'), fields)) }
  }

  return {
    createEntry: async () => {
      await addPicture(server)
      return { by: await owner(), options: { body: { kind: 'post', snapshot: postFields(unique('post')) } } }
    },
    saveDraft: async () => {
      const { by, id, version } = await post()
      return { by, options: { id, body: { version, snapshot: postFields(unique('post')), reason: 'save' } } }
    },
    discardDraft: async () => {
      const { by, id, version } = await post(false)
      return { by, options: { id, body: { version } } }
    },
    publishEntries: async () => {
      const { by, id, version } = await post(false)
      return { by, options: { body: { entries: [{ id, version }] } } }
    },
    takeDownEntry: async () => {
      const { by, id, version } = await post()
      return { by, options: { id, body: { version } } }
    },
    trashEntry: async () => {
      const { by, id, version } = await post()
      return { by, options: { id, body: { version } } }
    },
    restoreEntry: async () => {
      const { by, id, version } = await post()
      const { entry } = (await by.call('trashEntry', { id, body: { version } })).result
      return { by, options: { id, body: { version: entry.version, as: 'before' } } }
    },
    scheduleEntry: async () => {
      const { by, id, version } = await post(false)
      return { by, options: { id, body: { version, publishAt: '2099-01-01T09:00', takeDownAt: null } } }
    },
    placeEntry: async () => {
      const by = await owner()
      await addPicture(server)
      const { entry, sibling } = await createPlaced(by)
      const { id, version } = entry
      return { by, options: { id, body: { version, sibling: sibling.id, side: 'before' } } }
    },
    moveItem: async () => {
      const { by, entry } = await item()
      const group = await createPublished(by, 'item', itemFields(unique('group'), { isGroup: true }))
      const { nodes } = (await by.call('getItemNodes')).result
      const parent = nodes.find(({ id }: { id: number }) => id === group.id).key
      return { by, options: { id: entry.id, body: { version: entry.version, parent, sibling: null } } }
    },
    copyEntry: async () => {
      const { by, entry } = await item()
      return { by, options: { id: entry.id } }
    },
    planBatch: async () => {
      const { by, id } = await post(false)
      return { by, options: { body: bulkEdit(id) } }
    },
    applyBatch: async () => {
      const { by, id } = await post(false)
      return { by, options: { id: await planBulkEdit(by, id) } }
    },
    undoBatch: async () => {
      const { by, id } = await post(false)
      const batch = await planBulkEdit(by, id)
      await by.call('applyBatch', { id: batch })
      return { by, options: { id: batch } }
    },
    saveListView: async () => ({ by: await owner(), options: { body: listView(unique('view')) } }),
    deleteListView: async () => {
      const by = await owner()
      const { view } = (await by.call('saveListView', { body: listView(unique('view')) })).result
      return { by, options: { id: view.id } }
    },
    restoreVersion: async () => {
      const { by, id, version } = await post()
      const [kept] = (await by.call('getVersions', { id })).result.versions
      return { by, options: { id: kept.id, body: { version } } }
    },
    saveRedirect: async () => {
      const body = { oldPath: `/${unique('old')}/`, newPath: '/contacts/', status: '301' }
      return { by: await owner(), options: { body } }
    },
    deleteRedirect: async () => {
      const by = await owner()
      const oldPath = `/${unique('old')}/`
      const saved = await by.call('saveRedirect', { body: { oldPath, newPath: '/contacts/', status: '301' } })
      return { by, options: { body: { oldPath, version: String(saved.result.redirect.version) } } }
    },
  }
}

/** Creates two stories, which staff reorder. */
async function createPlaced(by: Parameters<typeof createPublished>[0]) {
  const story = (title: string) => ({
    title,
    cover: PICTURE,
    position: null,
    frames: [{ picture: PICTURE, title, text: '', link: null }],
  })
  return {
    sibling: await createPublished(by, 'story', story('А')),
    entry: await createDraft(by, 'story', story('Б')),
  }
}

const bulkEdit = (id: number) => ({
  kind: 'post',
  title: 'Проба',
  ids: [id],
  result: 'draft',
  change: { action: 'set', field: 'title', value: 'Правка' },
})

/** Plans a bulk edit of one post. Returns its id. */
const planBulkEdit = async (by: StaffBrowser, id: number): Promise<number> =>
  (await by.call('planBatch', { body: bulkEdit(id) })).result.batch.id

const listView = (title: string) => ({ kind: 'post', title, query: 'sort=title', isShared: false })

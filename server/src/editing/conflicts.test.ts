import { AUTOSAVES_MAX } from '@rapport/staff-contract/editing/editing-limits'
import { mergeSnapshots } from '@rapport/staff-contract/editing/merge'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { Entry, EntryConflict } from '@rapport/staff-contract/entries/entries'
import type { PostSnapshot } from '@rapport/staff-contract/snapshots/post-snapshot'
import { beforeAll, expect, it } from 'vitest'
import { addPicture, createPost, postFields, publish, save } from '../../test/content/entries.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

const SESSIONS = 10
/** `npm run chaos:saves` sets 100. */
const SAVES = Number(process.env.SAVES ?? 5)

describeStaff('concurrent edits of an entry', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    await addPicture(server())
    editor = await server().signedIn('editor')
  })
  /** Saves a draft and returns the conflict of a 409. */
  async function trySave(browser: SignedIn, id: number, body: object) {
    const answer = await server().app.inject({
      method: 'PATCH',
      url: adminRoutes.saveDraft.path.replace(':id', String(id)),
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: `__Secure-rapport-staff=${browser.cookie}` },
      payload: body,
    })
    const { result, conflict } = answer.json()
    return {
      status: answer.statusCode,
      entry: result?.entry as Entry | undefined,
      conflict: conflict as EntryConflict | undefined,
    }
  }

  it('answers 400 to every write without a version', async () => {
    const { id } = await createPost(editor, 'versions')
    const answers = [
      await save(editor, id, { snapshot: postFields('versions') }),
      await editor.call('discardDraft', { id, body: {} }),
      await editor.call('takeDownEntry', { id, body: {} }),
      await editor.call('scheduleEntry', { id, body: { publishAt: null, takeDownAt: null } }),
      await editor.call('publishEntries', { body: { entries: [{ id }] } }),
    ]
    for (const { status, message } of answers)
      expect([status, message]).toEqual([400, expect.stringMatching(/верси/)])
  })

  it('answers 200 and 409 to simultaneous saves; the 409 has the current and the common snapshot', async () => {
    const other = await server().signedIn('owner')
    const { id, version, snapshot } = await createPost(editor, 'at-once')
    const answers = await Promise.all([
      trySave(editor, id, { version, snapshot: { ...snapshot, title: 'Один' } }),
      trySave(other, id, { version, snapshot: { ...snapshot, title: 'Другой' } }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.entry
    const conflict = answers.find(({ status }) => status === 409)?.conflict
    expect(conflict).toEqual({ entry: won, base: snapshot })
    const future = await trySave(editor, id, { version: 1000, snapshot })
    expect([future.status, future.conflict?.base]).toEqual([409, null])
  })

  it('answers 409 to every stale write and changes nothing', async () => {
    const { entry } = await publish(editor, await createPost(editor, 'stale'))
    const { id } = entry
    const [version] = (await editor.call('getVersions', { id })).result.versions
    const body = { version: entry.version - 1 }
    const answers = [
      await editor.call('discardDraft', { id, body }),
      await editor.call('takeDownEntry', { id, body }),
      await editor.call('scheduleEntry', { id, body: { ...body, publishAt: null, takeDownAt: null } }),
      await editor.call('publishEntries', { body: { entries: [{ id, ...body }] } }),
      await editor.call('restoreVersion', { id: version.id, body }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409])
    expect((await editor.call('getEntry', { id })).result.entry).toEqual(entry)
  })

  it(`loses no field in ${SESSIONS} sessions of ${SAVES} saves when each 409 is merged`, async () => {
    const fields = ['title', 'shortText', 'body'] as const
    const created = await createPost(editor, 'many', { tags: [] })
    const { id } = created
    let refused = 0
    await Promise.all(
      Array.from({ length: SESSIONS }, async (_, session) => {
        const browser = await server().signedIn('editor')
        let { version, snapshot } = created as { version: number; snapshot: PostSnapshot }
        for (let count = 1; count <= SAVES; count += 1) {
          const line = `строка ${session}.${count}`
          // The sessions beyond the fields each add tags to the same list. No tag may be lost.
          const change = (now: PostSnapshot): PostSnapshot =>
            session < fields.length
              ? { ...now, [fields[session] as string]: `${session}, ${line}` }
              : {
                  ...now,
                  tags: [...now.tags.filter((tag) => !tag.startsWith(`${session}.`)), `${session}.${count}`],
                }
          for (let mine = change(snapshot); ; ) {
            const { status, entry, conflict } = await trySave(browser, id, { version, snapshot: mine })
            if (status === 200) {
              ;({ version, snapshot } = entry as { version: number; snapshot: PostSnapshot })
              break
            }
            expect(status).toBe(409)
            refused += 1
            const [theirs, base] = [conflict?.entry.snapshot as PostSnapshot, conflict?.base as PostSnapshot]
            const merged = mergeSnapshots(base, theirs, mine)
            mine = merged.conflicts.includes('tags')
              ? change({ ...merged.snapshot, tags: theirs.tags })
              : merged.snapshot
            version = conflict?.entry.version ?? 0
          }
        }
      }),
    )
    const { entry } = (await editor.call('getEntry', { id })).result
    expect(entry.version).toBe(1 + SESSIONS * SAVES)
    expect(refused).toBeGreaterThan(0)
    expect(entry.snapshot).toMatchObject({
      title: `0, строка 0.${SAVES}`,
      shortText: `1, строка 1.${SAVES}`,
      body: `2, строка 2.${SAVES}`,
    })
    expect(entry.snapshot.tags.sort()).toEqual([3, 4, 5, 6, 7, 8, 9].map((session) => `${session}.${SAVES}`))
  }, 600_000)

  it('returns the base of a few autosaves, and null for older ones', async () => {
    const { id, version, snapshot } = await createPost(editor, 'autosaves')
    for (let n = 0; n <= AUTOSAVES_MAX; n += 1)
      await save(editor, id, {
        version: version + n,
        reason: 'autosave',
        snapshot: { ...snapshot, title: `№ ${n}` },
      })
    const fetchBase = async (from: number) =>
      (await trySave(editor, id, { version: from, snapshot })).conflict?.base
    expect(await fetchBase(version)).toMatchObject({ title: 'О ситце' })
    expect(await fetchBase(version + 1)).toBeNull()
    expect(await fetchBase(version + 2)).toMatchObject({ title: '№ 1' })
    const { versions } = (await editor.call('getVersions', { id })).result
    expect(versions).toHaveLength(1)
  })
})

import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { deleteOldImports } from '../imports/delete-old-imports.ts'
import { deleteUnusedDocuments } from '../media-library/delete-unused-documents.ts'
import { deleteOrphanedFiles } from '../orders/files/orphaned-files.ts'
import { restores } from '../platform/database/tables.ts'

const KEYS = ['imports/9b2d6cf1', 'media/price-0123456789.pdf', 'orders/9b2d6cf1-8d0e-4d43-a5b4-0c1f0f6f9c11']
const TAKEN = new Date('2026-11-01T03:00:00Z')
const RESTORED = new Date('2026-11-02T10:00:00Z')

describeStaff('the confirmation of a restore', (server) => {
  let owner: SignedIn
  beforeAll(async () => {
    owner = await server().signedIn('owner')
  })
  beforeEach(async () => {
    await server().database.orm.delete(restores)
    await server().database.orm.insert(restores).values({ takenAt: TAKEN, restoredAt: RESTORED })
    for (const key of KEYS) {
      const path = join(server().dataDir, 'files', key)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, 'of an order placed after the backup')
      await utimes(path, new Date(0), new Date(0))
    }
  })

  /** Runs all sweeps of files without a row. Returns which of KEYS are left. */
  async function sweep(): Promise<string[]> {
    const { app, database, storage, dataDir } = server()
    await deleteOrphanedFiles({ database, storage, incoming: app.orders.incoming }, new Date())
    await deleteUnusedDocuments(database.orm, storage, new Date())
    await deleteOldImports(database.orm, storage, new Date())
    const files = await readdir(join(dataDir, 'files'), { recursive: true })
    return KEYS.filter((key) => files.includes(key))
  }
  const shownTo = async (browser: SignedIn) => (await browser.call('getToday')).result.restore

  it('suspends the sweeps of files that no row names until it is given', async () => {
    expect(await sweep()).toEqual(KEYS)
    expect((await owner.call('confirmRestore')).status).toBe(200)
    expect(await sweep()).toEqual([])
  })

  it('is asked of owners on the first screen, once', async () => {
    const editor = await server().signedIn('editor')
    const restore = { takenAt: TAKEN.toISOString(), restoredAt: RESTORED.toISOString() }
    expect([await shownTo(owner), await shownTo(editor)]).toEqual([restore, null])
    expect((await editor.call('confirmRestore')).status).toBe(403)
    await owner.call('confirmRestore')
    expect(await shownTo(owner)).toBeNull()
    expect((await owner.call('confirmRestore')).status).toBe(409)
  })
})

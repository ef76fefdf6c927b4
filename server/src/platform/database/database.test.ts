import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { SOON } from '../../../test/soon.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { siteProperties } from '../../content/tables.ts'
import { CONTENT_CHANGED } from './content-changes.ts'

describeOnDatabase('the database', (database) => {
  it('migrates again without a change', async () => {
    await database().migrate()
    await expect(database().ping()).resolves.toBeUndefined()
  })

  it('notifies of changed content after the commit of any process', async () => {
    const [onNotify, onMissed] = [vi.fn(), vi.fn()]
    const stop = await database().listen(CONTENT_CHANGED, { onNotify, onMissed })
    await database().orm.execute(sql`insert into facts (position, title, content) values (1, 'a', '')`)
    await vi.waitFor(() => expect(onNotify).toHaveBeenCalledWith('facts'), SOON)
    await stop()
  })

  it('does not notify of a change that was rolled back', async () => {
    const [onNotify, onMissed] = [vi.fn(), vi.fn()]
    const stop = await database().listen(CONTENT_CHANGED, { onNotify, onMissed })
    const failing = database().orm.transaction(async (tx) => {
      await tx.execute(sql`delete from slides`)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await database().orm.delete(siteProperties)
    await vi.waitFor(() => expect(onNotify).toHaveBeenCalledWith('site_properties'), SOON)
    expect(onNotify).not.toHaveBeenCalledWith('slides')
    await stop()
  })
})

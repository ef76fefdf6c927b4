import { expect, it } from 'vitest'
import { checkVersion } from './check-version.ts'

const sentences = { versionRequired: 'Откройте заново', versionStale: 'Изменил кто-то ещё' }

it('passes a write that started from the current version, without reading its state', async () => {
  await checkVersion(3, 3, sentences, () => Promise.reject(new Error('read')))
})

it('throws 400 for a write without a version', async () => {
  const write = checkVersion(undefined, 3, sentences)
  await expect(write).rejects.toMatchObject({ status: 400, message: 'Откройте заново' })
})

it('throws 409 for a write that started from another version, with the state that it is given', async () => {
  const stale = { status: 409, message: 'Изменил кто-то ещё' }
  const write = checkVersion(2, 3, sentences, async (version) => ({ now: 3, base: version }))
  await expect(write).rejects.toMatchObject({ ...stale, conflict: { now: 3, base: 2 } })
  await expect(checkVersion(2, 3, sentences)).rejects.toMatchObject({ ...stale, conflict: undefined })
})

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const root = join(import.meta.dirname, '../../../..')

it('is the first import of the program, so that the pool is not used before', async () => {
  const [first] = (await readFile(join(root, 'main.ts'), 'utf8')).split('\n')
  expect(first).toContain('platform/security/thread-pool')
})

it.runIf(process.platform === 'linux')('runs more work at once than four hashes', async () => {
  const { UV_THREADPOOL_SIZE: _, ...env } = process.env
  const args = [join(root, 'server/test/processes/pool-process.ts')]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  expect(Number(stdout)).toBe(12)
})

it('throws 503 for new hashes when many are waiting, and computes the waiting hashes', async () => {
  const hash = await hashPassword('верный пароль')
  const asked = Array.from({ length: 60 }, () => verifyPassword(hash, 'верный пароль'))
  const answers = await Promise.allSettled(asked)
  const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(30)
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, retryAfter: expect.any(Number) })
  for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toBe(true)
})

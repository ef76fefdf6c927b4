import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { diagnose } from '../../server/src/system-checks/doctor.ts'
import { stop } from '../support/server-process.ts'
import { fillWithoutContent, spawnServer } from '../support/spawn-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rapport-doctor-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const stateOf = (lines: string[], check: string) =>
  lines.find((line) => line.split(/ +/)[1] === check)?.split(' ')[0]

it('checks the embedded database before the first start, while the site runs, and after it has ended', async () => {
  const fresh = await diagnose({ DATA_DIR: dataDir, PORT: '1' })
  expect(fresh.exitCode).toBe(0)
  expect(fresh.lines.join('\n')).toContain('The first start will create the database')
  expect(await readdir(dataDir)).toEqual([])

  await fillWithoutContent(dataDir)
  const { url, child } = await spawnServer({ DATA_DIR: dataDir, DEMO_CONTENT: 'off' })
  const variables = { DATA_DIR: dataDir, PORT: new URL(url).port }
  const running = await diagnose(variables)
  expect(running.exitCode).toBe(0)
  expect(running.lines.join('\n')).toContain(`http://localhost:${variables.PORT} answers`)
  await stop(child)

  const stopped = await diagnose(variables)
  for (const { lines } of [running, stopped])
    for (const check of ['database', 'migrations', 'storage']) expect(stateOf(lines, check)).toBe('ok')
  expect(stopped.lines.join('\n')).toContain('Not checked: the site does not run')
})

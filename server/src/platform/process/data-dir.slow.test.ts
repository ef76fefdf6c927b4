import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { lockDataDir, openDataDir } from './data-dir.ts'
import { StartError } from './env.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const newDirectory = () => mkdtempSync(join(tmpdir(), 'rapport-lock-'))

async function lockElsewhere(directory: string) {
  const script = `import { lockDataDir, openDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir.ts'))}
    lockDataDir(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(owner.stdout, 'data')
  return owner
}

describe('the data directory', () => {
  it('is locked by one process: a second process ends with a sentence that names the first', async () => {
    const directory = newDirectory()
    const owner = await lockElsewhere(directory)
    expect(() => lockDataDir(directory)).toThrow(StartError)
    expect(() => lockDataDir(directory)).toThrow(
      new RegExp(`in use by another process \\(pid ${owner.pid}\\)`),
    )
    owner.kill('SIGKILL')
    await once(owner, 'exit')
  })

  it('is created for its own user only', () => {
    const directory = join(newDirectory(), 'a', 'b')
    openDataDir(directory, false)
    expect(modeOf(directory)).toBe('700')
  })

  it('is closed to other users with its whole content, and nothing outside is changed', () => {
    const [directory, outside] = [newDirectory(), newDirectory()]
    mkdirSync(join(directory, 'files', 'orders'), { recursive: true })
    const file = join(directory, 'files', 'orders', 'a.pdf')
    writeFileSync(file, 'x')
    writeFileSync(join(outside, 'b'), 'x')
    symlinkSync(join(outside, 'b'), join(directory, 'link'))
    for (const [path, mode] of [
      [file, 0o644],
      [join(outside, 'b'), 0o644],
      [join(directory, 'files', 'orders'), 0o755],
      [join(directory, 'files'), 0o775],
      [directory, 0o755],
    ] as const)
      chmodSync(path, mode)
    lockDataDir(directory).release()
    const paths = [directory, join(directory, 'files'), join(directory, 'files', 'orders'), file]
    expect(paths.map(modeOf)).toEqual(['700', '700', '700', '600'])
    expect(modeOf(join(outside, 'b'))).toBe('644')
  })

  it('is free as soon as its owner is killed', async () => {
    const directory = newDirectory()
    const owner = await lockElsewhere(directory)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    lockDataDir(directory).release()
  })
})

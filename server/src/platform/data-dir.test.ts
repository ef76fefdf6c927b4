import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdDataDir, openDataDir } from './data-dir.ts'
import { StartError } from './env.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const newDirectory = () => mkdtempSync(join(tmpdir(), 'rapport-hold-'))

async function holdElsewhere(directory: string) {
  const script = `import { holdDataDir, openDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir.ts'))}
    holdDataDir(${JSON.stringify(directory)}); console.log('held'); setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return holder
}

describe('the data directory', () => {
  it('is held by one process: a second one ends with a sentence that names the first', async () => {
    const directory = newDirectory()
    const holder = await holdElsewhere(directory)
    expect(() => holdDataDir(directory)).toThrow(StartError)
    expect(() => holdDataDir(directory)).toThrow(
      new RegExp(`in use by another process \\(pid ${holder.pid}\\)`),
    )
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  })

  it('is made for its own user alone', () => {
    const directory = join(newDirectory(), 'a', 'b')
    openDataDir(directory, false)
    expect(modeOf(directory)).toBe('700')
  })

  it('that others could read is closed to them with all that is in it, and nothing outside is touched', () => {
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
    holdDataDir(directory).release()
    const paths = [directory, join(directory, 'files'), join(directory, 'files', 'orders'), file]
    expect(paths.map(modeOf)).toEqual(['700', '700', '700', '600'])
    expect(modeOf(join(outside, 'b'))).toBe('644')
  })

  it('is free the moment its holder is killed', async () => {
    const directory = newDirectory()
    const holder = await holdElsewhere(directory)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    holdDataDir(directory).release()
  })
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { holdDataDir } from './data-dir.ts'
import { StartError } from './env.ts'

const newDirectory = () => mkdtempSync(join(tmpdir(), 'rapport-hold-'))

async function holdElsewhere(directory: string) {
  const script = `import { holdDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir.ts'))}
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

  it('is free the moment its holder is killed', async () => {
    const directory = newDirectory()
    const holder = await holdElsewhere(directory)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    holdDataDir(directory).release()
  })
})

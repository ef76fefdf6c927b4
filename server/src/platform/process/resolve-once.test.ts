import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const NAMES = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres']

it('resolves a package’s modules as Node does, and each of them once', async () => {
  const hook = join(import.meta.dirname, 'resolve-once.ts')
  const script = `
    const names = ${JSON.stringify(NAMES)}
    const usual = names.map((name) => import.meta.resolve(name))
    const { resolveOnce } = await import(${JSON.stringify(hook)})
    resolveOnce('drizzle-orm')
    const found = names.flatMap((name) => [import.meta.resolve(name), import.meta.resolve(name)])
    const [{ sql }, { pgTable }] = await Promise.all(names.map((name) => import(name)))
    console.log(JSON.stringify({ usual, found: [...new Set(found)], kinds: [typeof sql, typeof pgTable] }))`
  const args = ['--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname })
  const { usual, found, kinds } = JSON.parse(stdout)
  expect(found).toEqual(usual)
  expect(kinds).toEqual(['function', 'function'])
})

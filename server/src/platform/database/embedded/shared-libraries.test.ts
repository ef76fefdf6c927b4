import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPrograms } from './programs.ts'
import { libraryEnvironment } from './shared-libraries.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rapport-libraries-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('finds the libraries in a package that npm unpacked without its postinstall script', async () => {
  const unpacked = join(directory, 'package')
  await cp(findPrograms().package, unpacked, { recursive: true })
  const links: { target: string }[] = JSON.parse(
    readFileSync(join(unpacked, 'native/pg-symlinks.json'), 'utf8'),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const { target } of links) rmSync(join(unpacked, target), { force: true })
  const run = (env: Record<string, string>) =>
    spawnSync(join(unpacked, 'native/bin/postgres'), ['--version'], { env }).status
  expect(run({})).not.toBe(0)
  const env = libraryEnvironment(unpacked, join(directory, 'links'))
  expect(run(env)).toBe(0)
  expect(libraryEnvironment(unpacked, join(directory, 'links'))).toEqual(env)
})

it('changes nothing for a complete package', () => {
  const { package: installed } = findPrograms()
  const needed = libraryEnvironment(installed, join(directory, 'links'))
  expect(Object.keys(needed).length > 0).toBe(existsSync(join(directory, 'links')))
})

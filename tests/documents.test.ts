import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync(
  '{main.ts,{contract,server,site,content,seed,artwork,tests,e2e,bench,fuzz,scripts,docs,ops}/**/*.*}',
  {
    cwd: root,
    exclude: (name) => /node_modules|build$/.test(name),
  },
)
const read = (document: string) => readFileSync(join(root, document), 'utf8')

/** Files that a document names: a path from the root, or a name that stands beside such a path. */
const named = (document: string) =>
  [...read(document).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql|md))`/g)].map(([, name]) => name ?? '')

describe.each(['docs/architecture.md', 'docs/security.md'])('%s', (document) => {
  it('names no file that is not there', () => {
    const missing = named(document).filter(
      (name) => !files.some((file) => file === name || file.endsWith(`/${name}`)),
    )
    expect(missing).toEqual([])
  })
})

describe('docs/security.md', () => {
  const lines = read('docs/security.md').split('\n')

  it('names what holds each promise', () => {
    const promises = lines.filter((line) => line.startsWith('| **'))
    expect(promises.length).toBeGreaterThan(20)
    expect(promises.filter((line) => !/`[\w./-]+\.(?:test\.tsx?|spec\.ts|ts)`/.test(line))).toEqual([])
  })

  it('goes through every chapter of ASVS 5.0', () => {
    const chapters = lines.flatMap((line) => /^\| (V\d+) /.exec(line)?.[1] ?? [])
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`))
  })
})

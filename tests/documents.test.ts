import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOMS } from '../scripts/figures/source-files.ts'

const root = join(import.meta.dirname, '..')
const files = globSync(
  '{main.ts,start.ts,backup.ts,restore.ts,{contract,staff-contract,markdown,server,site,admin,content,seed,artwork,tests,e2e,bench,chaos,fuzz,scripts,docs,ops}/**/*.*}',
  { cwd: root, exclude: (name) => /node_modules|build$/.test(name) },
)
const read = (document: string) => readFileSync(join(root, document), 'utf8')

/** Paths and file names in a document. */
const named = (document: string) =>
  [...read(document).matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|sql|md))`/g)].map(([, name]) => name ?? '')

const inside = (folder: string) => files.filter((file) => file.startsWith(`${folder}/`)).length
const folders = globSync(
  '{server/src,site/app,admin/app,server,site,admin,seed,docs,contract,staff-contract}/*/',
  { cwd: root },
)
  .map((folder) => folder.replace(/\/$/, ''))
  .filter((folder) => !/node_modules|build|\/(?:src|app)$/.test(folder) && inside(folder) > 10)
/**
 * Rooms and folders of the second level with more than ten files need a README. Data and drawings need one per room.
 */
const readmes = [...ROOMS, 'ops', 'docs', ...folders].map((folder) => `${folder}/README.md`)

it('every room and large folder has a README of at most 16 lines', () => {
  expect(readmes.filter((readme) => !files.includes(readme))).toEqual([])
  expect(readmes.filter((readme) => read(readme).split('\n').length > 16)).toEqual([])
})

describe.each([
  'docs/architecture.md',
  'docs/product.md',
  'docs/security.md',
  'CONTRIBUTING.md',
  ...readmes.filter((readme) => files.includes(readme)),
])('%s', (document) => {
  it('names existing files only', () => {
    const missing = named(document).filter(
      (name) => !files.some((file) => file === name || file.endsWith(`/${name}`)),
    )
    expect(missing).toEqual([])
  })
})

describe('docs/security.md', () => {
  const lines = read('docs/security.md').split('\n')

  it('names a test or file for each promise', () => {
    const promises = lines.filter((line) => line.startsWith('| **'))
    expect(promises.length).toBeGreaterThan(20)
    expect(promises.filter((line) => !/`[\w./-]+\.(?:test\.tsx?|spec\.ts|ts)`/.test(line))).toEqual([])
  })

  it('covers every chapter of ASVS 5.0', () => {
    const chapters = lines.flatMap((line) => /^\| (V\d+) /.exec(line)?.[1] ?? [])
    expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => `V${at + 1}`))
  })
})

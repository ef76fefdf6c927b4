import { cp } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { writePackages } from './write-packages.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What a release copies: the built product, and what it reads. */
const COPIED = [
  'build',
  'site/build',
  'admin/build',
  'server/migrations',
  'content',
  'ops',
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
]
const NOT_RELEASED = /\.built-from$|\.test\.ts$|^server\/migrations\/(?:README|released|meta\/.*_snapshot)/

/** Writes a release of the built product into an empty folder. */
export async function writeRelease(folder: string): Promise<void> {
  writePackages(ROOT, folder)
  for (const path of COPIED)
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !NOT_RELEASED.test(relative(ROOT, source)),
    })
  await cp(join(import.meta.dirname, 'main.js'), join(folder, 'main.js'))
}

import { copyFile, glob, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writePackages } from './write-packages.ts'

const ROOT = join(import.meta.dirname, '../..')

/** What a release copies: the built product, and the files that it reads. */
const FILES = [
  '{build,site/build,admin/build}/**/*.*',
  'server/migrations/*.sql',
  'server/migrations/meta/_journal.json',
  'content/**/*.*',
  'ops/**/*.*',
  '.env.example',
  '.npmrc',
  'CHANGELOG.md',
]
const NOT_RELEASED = /(?:^|\/)\.built-from$|\.test\.ts$/

/** Writes a release of the built product into an empty folder. */
export async function writeRelease(folder: string): Promise<void> {
  writePackages(ROOT, folder)
  for await (const path of glob(FILES, { cwd: ROOT }))
    if (!NOT_RELEASED.test(path)) await copy(join(ROOT, path), join(folder, path))
  await copy(join(import.meta.dirname, 'main.js'), join(folder, 'main.js'))
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
}

import { existsSync } from 'node:fs'
import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a data directory, its database copied, its files linked: the store replaces a file, and never writes into one that
 * is there. Of the demo factory's 4 000 files a copy costs two seconds of a processor, links a twentieth.
 */
export async function copyDataDirectory(source: string, target: string): Promise<void> {
  const files = join(source, 'files')
  // One without content has none.
  if (existsSync(files)) await linkFiles(files, join(target, 'files'))
  await cp(join(source, 'db'), join(target, 'db'), { recursive: true })
}

/** Makes a directory whose files are those of another; copies of them where that lies on another disk. */
export async function linkFiles(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const entry of await readdir(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)]
    if (entry.isDirectory()) await linkFiles(from, to)
    else await link(from, to).catch(() => copyFile(from, to))
  }
}

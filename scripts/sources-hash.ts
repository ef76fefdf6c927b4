import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)|\.test\.tsx?$/

/** One hash of every source file below the folders and of the files named; equal hashes need no new build. */
export async function sourcesHash(folders: string[], ...files: string[]): Promise<string> {
  const found: string[] = []
  for (const folder of folders)
    for await (const entry of glob(`${folder}/**/*.*`, { exclude: (name) => NOT_SOURCES.test(name) }))
      if (!NOT_SOURCES.test(entry)) found.push(entry)
  const hash = createHash('sha256')
  for (const file of [...found.sort(), ...files])
    hash
      .update(file)
      .update('\0')
      .update(await readFile(file))
  return hash.digest('hex')
}

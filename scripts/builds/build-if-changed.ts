import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

interface Build {
  title: string
  /** Folders and files with its sources. All paths are relative to the root. */
  sources: string[]
  /** Folder that it creates. */
  output: string
  /** Folder of files that are sent compressed. */
  assets?: string
  build(): Promise<void>
}

export const ROOT = join(import.meta.dirname, '../..')
const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)|\.test\.tsx?$/

/** Builds a part of the product if its sources have changed. */
export async function buildIfChanged({ title, sources, output, assets, build }: Build): Promise<void> {
  const builtFrom = join(ROOT, output, '.built-from')
  const hash = await hashSources([...sources, 'package-lock.json'])
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hash) return
  console.log(`Building ${title} …`)
  await build()
  if (assets) await precompress(join(ROOT, assets))
  writeFileSync(builtFrom, hash)
}

/** Returns a hash of the named files and of all source files in the named folders. */
async function hashSources(sources: string[]): Promise<string> {
  const paths: string[] = []
  for (const source of sources)
    for await (const entry of glob(/\.\w+$/.test(source) ? source : `${source}/**/*.*`, {
      cwd: ROOT,
      exclude: (name) => NOT_SOURCES.test(name),
    }))
      if (!NOT_SOURCES.test(entry)) paths.push(entry)
  const hash = createHash('sha256')
  for (const file of paths.sort())
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(ROOT, file)))
  return hash.digest('hex')
}

/** Writes `.br` and `.gz` next to every text file, at maximum compression. */
async function precompress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const gz = promisify(gzip)
  for await (const name of glob('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name)
    const body = await readFile(file)
    await Promise.all([
      brotli(body).then((bytes) => writeFile(`${file}.br`, bytes)),
      gz(body, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
    ])
  }
}

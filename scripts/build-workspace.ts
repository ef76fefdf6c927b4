import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

interface WorkspaceBuild {
  title: string
  /** Folder of the workspace. All paths are relative to the root. */
  workspace: string
  /** Other folders with its sources. */
  folders: string[]
  command: string[]
  env?: Record<string, string>
  /** Folder that the command creates. */
  output: string
  /** Folder of files that are sent compressed. */
  assets?: string
}

const ROOT = join(import.meta.dirname, '..')
const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)|\.test\.tsx?$/

/** Builds a workspace if its sources have changed. */
export async function buildWorkspace(build: WorkspaceBuild): Promise<void> {
  const builtFrom = join(ROOT, build.output, '.built-from')
  const hash = await hashSources([build.workspace, ...build.folders], 'package-lock.json')
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hash) return
  console.log(`Building ${build.title} …`)
  execFileSync('npm', ['exec', '--workspace', build.workspace, '--', ...build.command], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...build.env },
  })
  if (build.assets) await precompress(join(ROOT, build.assets))
  writeFileSync(builtFrom, hash)
}

/** Returns a hash of all source files in the folders and of the named files. */
async function hashSources(folders: string[], ...files: string[]): Promise<string> {
  const paths: string[] = []
  for (const folder of folders)
    for await (const entry of glob(`${folder}/**/*.*`, {
      cwd: ROOT,
      exclude: (name) => NOT_SOURCES.test(name),
    }))
      if (!NOT_SOURCES.test(entry)) paths.push(entry)
  const hash = createHash('sha256')
  for (const file of [...paths.sort(), ...files])
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

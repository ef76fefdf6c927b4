import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

interface WorkspaceBuild {
  title: string
  /** The folder of the workspace, from the root of the project, as are all paths here. */
  workspace: string
  /** What the workspace takes its sources from besides itself. */
  folders: string[]
  command: string[]
  env?: Record<string, string>
  /** The folder that the command makes. */
  output: string
  /** The folder of files that are sent compressed. */
  assets?: string
}

const ROOT = join(import.meta.dirname, '..')
const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)|\.test\.tsx?$/

/** Builds a workspace, unless it was built from the same sources. */
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

/** Returns one hash of every source file below the folders and of the files named; equal hashes need no new build. */
async function hashSources(folders: string[], ...files: string[]): Promise<string> {
  const found: string[] = []
  for (const folder of folders)
    for await (const entry of glob(`${folder}/**/*.*`, {
      cwd: ROOT,
      exclude: (name) => NOT_SOURCES.test(name),
    }))
      if (!NOT_SOURCES.test(entry)) found.push(entry)
  const hash = createHash('sha256')
  for (const file of [...found.sort(), ...files])
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(ROOT, file)))
  return hash.digest('hex')
}

/** Writes `.br` and `.gz` beside every text file of a folder, as small as they get: they are sent many times. */
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

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)|\.test\.tsx?$/

process.chdir(new URL('..', import.meta.url).pathname)
await build('site', ['contract'], ['react-router', 'build'], 'site/build/client/assets')
// Tokens and letters are the site's.
await build(
  'admin',
  ['contract', 'markdown', 'site/app/ui/styles', 'site/app/ui/fonts'],
  ['vite', 'build'],
  'admin/build/assets',
)

/** Builds a workspace with a command, unless it was built from the same sources: its own, and those of the folders. */
async function build(workspace: string, folders: string[], command: string[], assets: string): Promise<void> {
  const builtFrom = join(workspace, 'build/.built-from')
  const hash = await hashSources([workspace, ...folders], 'package-lock.json')
  if (existsSync(builtFrom) && readFileSync(builtFrom, 'utf8') === hash) return
  console.log(`Building the ${workspace} …`)
  execFileSync('npm', ['exec', '--workspace', workspace, '--', ...command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await precompress(assets)
  writeFileSync(builtFrom, hash)
}

/** Returns one hash of every source file below the folders and of the files named; equal hashes need no new build. */
async function hashSources(folders: string[], ...files: string[]): Promise<string> {
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

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const BUILT_FROM = 'site/build/.built-from'
const NOT_SOURCES = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)|\.test\.tsx?$/

process.chdir(new URL('..', import.meta.url).pathname)
const hash = await hashSources(['site', 'contract'], 'package-lock.json')
if (!existsSync(BUILT_FROM) || readFileSync(BUILT_FROM, 'utf8') !== hash) {
  console.log('Building the site …')
  execFileSync('npm', ['exec', '--workspace', 'site', '--', 'react-router', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await precompress('site/build/client/assets')
  writeFileSync(BUILT_FROM, hash)
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

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { precompress } from './precompress.ts'
import { sourcesHash } from './sources-hash.ts'

const STAMP = 'site/build/.built-from'

process.chdir(new URL('..', import.meta.url).pathname)
const hash = await sourcesHash(['site', 'contract'], 'package-lock.json')
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hash) {
  console.log('Building the site …')
  execFileSync('npm', ['exec', '--workspace', 'site', '--', 'react-router', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await precompress('site/build/client/assets')
  writeFileSync(STAMP, hash)
}

/** Serves a production build of the site that also shows the parts of ui/ at /__playground/, and mails at /__playground/mails/. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { openSite } from '@rapport/site/open-site'
import { start } from '../start.ts'

const ROOT = join(import.meta.dirname, '..')

execFileSync('npm', ['exec', '--workspace', 'site', '--', 'react-router', 'build'], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', PLAYGROUND: 'on' },
})
const site = await openSite(join(ROOT, 'site/build/playground'))
await start({ site: { ...site, playground: true } })

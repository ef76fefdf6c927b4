import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the site that `playground.ts` serves, beside the one for visitors, which has no page of its parts. */
execFileSync('npm', ['exec', '--workspace', 'site', '--', 'react-router', 'build'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, NODE_ENV: 'production', PLAYGROUND: 'on' },
})

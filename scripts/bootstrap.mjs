// Prepares a fresh clone: installs the locked packages once. This is plain JavaScript for any Node. Everything after
// it runs on the Node in the packages.
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const OLDEST_NODE_TO_INSTALL_WITH = 20
const NODE_TO_RUN_WITH = 24

process.chdir(new URL('..', import.meta.url).pathname)
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const stamp = 'node_modules/.installed'
const major = (version) => Number(version.replace(/^v/, '').split('.')[0])

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (major(process.version) < OLDEST_NODE_TO_INSTALL_WITH)
  fail(
    `Node ${process.version} is too old to install with: Node ${OLDEST_NODE_TO_INSTALL_WITH} or newer is needed.`,
  )

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing the locked packages (once, about a minute) …')
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' })
  } catch {
    fail(
      'npm ci failed (see above). Check the network and the free disk space, then run the same command again.',
    )
  }
  writeFileSync(stamp, lock)
}

const ours = existsSync('node_modules/.bin/node') ? 'node_modules/.bin/node' : 'node'
const version = execSync(`${ours} --version`).toString().trim()
if (major(version) < NODE_TO_RUN_WITH)
  fail(
    `No Node ${NODE_TO_RUN_WITH} comes for this platform: install Node ${NODE_TO_RUN_WITH} or newer and run the same command again.`,
  )

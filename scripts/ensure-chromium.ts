import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell needs a third less processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Returns the path of a headless shell, or of a browser if there is no shell or `kind` is `browser`. CHROMIUM_PATH
 * has priority. Installs a missing program from system packages. Throws if that fails.
 */
export function ensureChromium(kind: 'shell' | 'browser' = 'shell'): string {
  const given = process.env.CHROMIUM_PATH ?? ''
  if (isProgram(given)) return given
  const shell = kind === 'shell' ? findProgram(SHELLS) : undefined
  if (shell) return shell
  const browser = findProgram(BROWSERS)
  if (browser && kind === 'browser') return browser
  // Without this check, systems without a package of the shell would update package lists at every run.
  if (!browser) aptGet('update', '-qq')
  const installedShell = kind === 'shell' ? install('chromium-headless-shell') : undefined
  const path = installedShell ?? browser ?? install('chromium')
  if (path) return path
  throw new Error(
    'No Chromium here, and apt-get could not install it. Install one, or name it in CHROMIUM_PATH.',
  )
}

/** Returns the path of the installed program, undefined on failure. */
function install(name: string): string | undefined {
  console.log(`Installing ${name} from the system’s packages …`)
  aptGet('install', '-y', '-qq', '--no-install-recommends', name)
  return findProgram([name])
}

function aptGet(...options: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program = '', ...rest] = [...asRoot, 'apt-get', ...options]
  try {
    execFileSync(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // Not allowed, no such package, or no network. apt-get prints the reason.
  }
}

function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

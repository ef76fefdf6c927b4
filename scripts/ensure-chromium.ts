import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The shell draws no windows: tests take a third less of processor time on it. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * Returns the path of a headless shell, or of a whole browser where there is none or a whole one is asked for;
 * CHROMIUM_PATH goes before both. What is missing is installed from the system's packages where they have it. Throws
 * where there is nothing in the end.
 */
export function ensureChromium(kind: 'shell' | 'browser' = 'shell'): string {
  const given = process.env.CHROMIUM_PATH ?? ''
  if (isProgram(given)) return given
  const shell = kind === 'shell' ? findProgram(SHELLS) : undefined
  if (shell) return shell
  const browser = findProgram(BROWSERS)
  if (browser && kind === 'browser') return browser
  // A system whose packages have no shell would fetch their lists at every run.
  if (!browser) aptGet('update', '-qq')
  const installedShell = kind === 'shell' ? install('chromium-headless-shell') : undefined
  const found = installedShell ?? browser ?? install('chromium')
  if (found) return found
  throw new Error(
    'No Chromium here, and apt-get could not install it. Install one, or name it in CHROMIUM_PATH.',
  )
}

/** Returns the path of the package's program, or undefined where it could not be installed. */
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
    // No right to, no such package, no network: apt-get has said which, and what matters is what is there after it.
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

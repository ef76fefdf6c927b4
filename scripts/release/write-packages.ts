import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UNBUNDLED } from '../builds/build-server.ts'

interface Manifest {
  name: string
  version: string
  description: string
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

const NPM = ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Writes the package.json of a release, with only the packages that the bundle of the server does not contain, and
 * their lock file.
 */
export function writePackages(root: string, folder: string): void {
  const { name, version, description, optionalDependencies } = readManifest(root)
  const server = readManifest(join(root, 'server'))
  const manifest = {
    name,
    version,
    private: true,
    type: 'module',
    description,
    scripts: {
      start: 'MALLOC_ARENA_MAX=2 node main.js',
      backup: 'exec node build/backup.js',
      restore: 'exec node build/restore.js',
      doctor: 'exec node build/doctor.js',
    },
    dependencies: Object.fromEntries(
      Object.entries(server.dependencies).filter(([dependency]) =>
        UNBUNDLED.some((pattern) => pattern.test(dependency)),
      ),
    ),
    optionalDependencies: { ...optionalDependencies, ...server.optionalDependencies },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
  copyFileSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  // Drops what nothing needs any more. Without the network npm can't change a version.
  execFileSync('npm', NPM, { cwd: folder })
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Makes a tarball of the product that runs without building: `npm run release`. docs/recipes/release.md explains it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findObstacle } from './find-obstacle.ts'
import { writeRelease } from './write-release.ts'

const ROOT = join(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

const obstacle = findObstacle(ROOT, version)
if (obstacle) {
  console.error(obstacle)
  process.exit(1)
}
const name = `rapport-${version}`
const parent = join(ROOT, 'release')
const tarball = join(parent, `${name}.tgz`)
rmSync(parent, { recursive: true, force: true })
mkdirSync(join(parent, name), { recursive: true })
await import('../build.ts')
console.log('Writing the release …')
await writeRelease(join(parent, name))
execFileSync('tar', ['--owner=0', '--group=0', '-czf', tarball, '-C', parent, name])
console.log(`release/${name}.tgz: ${Math.round(statSync(tarball).size / 1e6)} MB`)

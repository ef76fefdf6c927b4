import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SEMVER = /^\d+\.\d+\.\d+$/

/** Returns a sentence about what keeps a version from being released, with what to do. Undefined if nothing does. */
export function findObstacle(root: string, version: string): string | undefined {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  if (!SEMVER.test(version)) return `Version ${version} in package.json is not of the form 1.2.3.`
  if (!read('CHANGELOG.md').includes(`\n## ${version}\n`))
    return `CHANGELOG.md has no section "## ${version}". Write what this version brings to its operators.`
  const dump = `server/migrations/released/${version}.sql`
  if (!existsSync(join(root, dump)) || !knowsAllMigrations(read(dump), read(JOURNAL)))
    return `${dump} is missing, or older than the newest migration. Run "npm run release:schema" and commit the file.`
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  return changed === ''
    ? undefined
    : `Files differ from the last commit. Commit or remove them first:\n${changed}`
}

const JOURNAL = 'server/migrations/meta/_journal.json'

/** Returns whether a dump has the time of the newest migration, by which databases remember it. */
function knowsAllMigrations(dump: string, journal: string): boolean {
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return dump.includes(String(entries.at(-1)?.when))
}

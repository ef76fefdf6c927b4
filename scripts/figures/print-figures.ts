import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countFlowStatements } from './count-statements.ts'
import { listFragments } from './importers.ts'
import { listFullFolders, measureLines, ROOT, readSourceFiles, type SourceFile } from './source-files.ts'

/** Maximum number of files in a folder. */
const FOLDER_FILES_MAX = 25

function countUnimportedExports(): number {
  const { stdout } = spawnSync('knip', ['--no-progress', '--reporter', 'json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  const { issues } = JSON.parse(stdout) as { issues: { exports?: unknown[]; types?: unknown[] }[] }
  return issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0)
}

/** Counts the files of each flow in docs/architecture.md. */
function countFlowFiles(): { flow: string; files: number }[] {
  return readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    .split(/^(?=\*\*|## )/m)
    .filter((part) => /^\*\*[^*]+\.\*\*/.test(part) && /^1\. /m.test(part))
    .map((part) => {
      const steps = part.split('\n').filter((line) => /^(?:\d+\.| {3})/.test(line))
      const files = steps.flatMap(
        (line) =>
          line.match(/`(?:contract|staff-contract|markdown|server|site|admin)\/[\w./-]+\.(?:tsx?|sql)`/g) ??
          [],
      )
      return { flow: /^\*\*([^*]+)\.\*\*/.exec(part)?.[1] ?? '', files: new Set(files).size }
    })
}

function printLines(title: string, files: SourceFile[]): void {
  const { files: count, lines, median, p95, largest } = measureLines(files)
  console.log(
    `${title.padEnd(22)}${count} files, ${lines} lines: median ${median}, p95 ${p95}, ` +
      `largest ${largest.lines} (${largest.path})`,
  )
}

function printList(title: string, lines: string[]): void {
  console.log(`${title.padEnd(46)}${lines.length}`)
  for (const line of lines) console.log(`  ${line}`)
}

const files = readSourceFiles()
printLines(
  'What runs',
  files.filter(({ isTest }) => !isTest),
)
printLines(
  'What tests it',
  files.filter(({ isTest }) => isTest),
)
printList(
  `Folders with more than ${FOLDER_FILES_MAX} files`,
  listFullFolders(FOLDER_FILES_MAX).map(({ path, files }) => `${path}: ${files}`),
)
printList(
  'Files under 25 lines with one importer',
  listFragments(files).map(({ path, lines, user }) => `${path} (${lines}) → ${user}`),
)
console.log(`${'Exports that nothing imports'.padEnd(46)}${countUnimportedExports()}`)
for (const { flow, files } of countFlowFiles())
  console.log(`${`Files on the flow “${flow}”`.padEnd(46)}${files}`)
if (existsSync(join(ROOT, 'site/build/server/index.js')))
  for (const [title, count] of Object.entries(await countFlowStatements()))
    console.log(`${`SQL statements of a cold ${title}`.padEnd(46)}${count}`)
else console.log('SQL statements are counted where the site is built: npm run build')

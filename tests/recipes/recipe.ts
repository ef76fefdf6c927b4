import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MIGRATIONS = 'server/migrations'

/** A code block of a recipe, and where it goes. */
interface Step {
  /** Empty: the migration that was written last. */
  file: string
  place: 'below' | 'above' | 'instead of' | 'new file' | 'end'
  /** The line beside which the code goes. */
  anchor: string
  code: string
}

const EDIT = /In `([^`]+)`, (below|above|instead of) `([^`]+)`:$/
const NEW_FILE = /New file `([^`]+)`:$/
const MIGRATION = /In the new migration:$/
const COMMAND = /npm run migrations -- --name ([\w-]+)/

function readPlace(line: string): Omit<Step, 'code'> {
  const [, file = '', place, anchor = ''] = EDIT.exec(line) ?? []
  if (place) return { file, place: place as Step['place'], anchor }
  const [, created] = NEW_FILE.exec(line) ?? []
  if (created) return { file: created, place: 'new file', anchor: '' }
  if (MIGRATION.test(line)) return { file: '', place: 'end', anchor: '' }
  throw new Error(`The line above a code block names no file and place: ${line}`)
}

/** Returns the code blocks of a recipe in order. The line above each says in which file it goes, and where. */
export function readSteps(markdown: string): Step[] {
  const steps: Step[] = []
  for (const [, line = '', indent = '', body = ''] of markdown.matchAll(
    /^([^\n]+)\n\n( *)```\w+\n(.*?)\n *```$/gms,
  )) {
    const code = body.split('\n').map((text) => text.slice(indent.length))
    steps.push({ ...readPlace(line), code: code.join('\n') })
  }
  return steps
}

/** Returns the name of the migration that a recipe asks for. */
export const readMigrationName = (markdown: string): string => COMMAND.exec(markdown)?.[1] ?? ''

/** Returns the files that a recipe changes or adds, without its test and its migration. */
export const listFiles = (steps: readonly Step[]): string[] => [
  ...new Set(steps.map(({ file }) => file).filter((file) => file !== '' && !file.endsWith('.test.ts'))),
]

/** Whether the code goes into the migration, which is generated after the other steps. */
export const isInMigration = ({ place }: Step): boolean => place === 'end'

/** Does a step in a copy of the product. Throws if the place is missing or not unique. */
export function applyStep(root: string, { file, place, anchor, code }: Step): void {
  if (place === 'end') {
    const migrations = readdirSync(join(root, MIGRATIONS)).filter((name) => name.endsWith('.sql'))
    appendFileSync(join(root, MIGRATIONS, migrations.toSorted().at(-1) ?? ''), code)
    return
  }
  const path = join(root, file)
  if (place === 'new file') {
    if (existsSync(path)) throw new Error(`${file} is there already`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${code}\n`)
    return
  }
  const lines = readFileSync(path, 'utf8').split('\n')
  const found = lines.flatMap((line, index) => (line.trim() === anchor ? [index] : []))
  const [at] = found
  if (at === undefined || found.length > 1)
    throw new Error(`${file} has ${found.length} lines like this, not one: ${anchor}`)
  const [from, replaced] = place === 'below' ? [at + 1, 0] : [at, place === 'above' ? 0 : 1]
  writeFileSync(path, lines.toSpliced(from, replaced, code).join('\n'))
}

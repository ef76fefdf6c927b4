import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const parts = join(import.meta.dirname, '../ui')
const fileOf = new Map(
  globSync('**/*.tsx', { cwd: parts }).map((file) => [basename(file, '.tsx'), join(parts, file)]),
)

/** Parts of ui/ that a file shows, by name, at once or once they are loaded. */
function partsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from |import\()'\.[\w./-]*\/([\w-]+)\.tsx'/g)].map((match) => match[1] ?? '')
}

it('shows every part of ui/, by itself or within another', () => {
  const all = [...fileOf.keys()].filter((name) => !name.endsWith('.specimen') && name !== 'state')
  const shown = new Set<string>()
  const show = (name: string) => {
    const file = fileOf.get(name)
    if (shown.has(name) || !file) return
    shown.add(name)
    for (const part of partsIn(file)) show(part)
  }
  for (const [name, file] of fileOf)
    if (name.endsWith('.specimen')) for (const part of partsIn(file)) show(part)
  // The layout of every page has it, so a page of the playground must not have a second one.
  show('toaster')
  expect(all.filter((name) => !shown.has(name))).toEqual([])
})

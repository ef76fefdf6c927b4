import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const parts = join(import.meta.dirname, '../ui')
const toFile = new Map(
  globSync('**/*.tsx', { cwd: parts }).map((file) => [basename(file, '.tsx'), join(parts, file)]),
)

/** Returns the UI components that a file imports, directly or lazily. */
function listComponents(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/(?:from |import\()'\.[\w./-]*\/([\w-]+)\.tsx'/g)].map((match) => match[1] ?? '')
}

it('shows every UI component, alone or inside another', () => {
  const all = [...toFile.keys()].filter((name) => !name.endsWith('.specimen') && name !== 'state')
  const shown = new Set<string>()
  const show = (name: string) => {
    const file = toFile.get(name)
    if (shown.has(name) || !file) return
    shown.add(name)
    for (const part of listComponents(file)) show(part)
  }
  for (const [name, file] of toFile)
    if (name.endsWith('.specimen')) for (const part of listComponents(file)) show(part)
  // The layout has the only toaster and the typefaces of a page.
  for (const name of ['toaster', 'typeface-links']) show(name)
  expect(all.filter((name) => !shown.has(name))).toEqual([])
})

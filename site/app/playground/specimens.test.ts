import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const parts = join(here, '../ui')

/** Parts of ui/ that a file shows, by name. */
function partsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/from '(?:\.\.\/ui|\.)\/([\w-]+)\.tsx'/g)].map((match) => match[1] ?? '')
}

it('shows every part of ui/, by itself or within another', () => {
  const all = globSync('*.tsx', { cwd: parts }).map((file) => basename(file, '.tsx'))
  const shown = new Set<string>()
  const show = (name: string) => {
    if (shown.has(name) || !all.includes(name)) return
    shown.add(name)
    for (const part of partsIn(join(parts, `${name}.tsx`))) show(part)
  }
  for (const file of globSync('*.specimen.tsx', { cwd: here })) {
    for (const part of partsIn(join(here, file))) show(part)
  }
  // The frame of every page has it, so a page of the playground must not have a second one.
  show('toaster')
  expect(all.filter((name) => !shown.has(name))).toEqual([])
})

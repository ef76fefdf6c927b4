import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { ROOMS, ROOT, readSourceFiles } from '../scripts/figures/source-files.ts'

it('keeps every file of what runs within 300 lines', () => {
  const long = readSourceFiles().filter(({ isTest, lines }) => !isTest && lines > 300)
  expect(long.map(({ path }) => path)).toEqual([])
})

it('keeps at most 25 files side by side in a folder, but for migrations and what pictures are made of', () => {
  const files = globSync(`{${[...ROOMS, 'artwork', 'ops'].join(',')}}/**/*.*`, {
    cwd: ROOT,
    exclude: (name) => /(?:^|\/)(?:node_modules|build|results|screenshots|migrations|baked|\..*)$/.test(name),
  })
  const folders = Map.groupBy(files, (file) => dirname(file))
  const large = [...folders].filter(([, { length }]) => length > 25)
  expect(large.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})

it('shows every part of the back office by a specimen', () => {
  const parts = globSync('admin/app/ui/*/*.tsx', { cwd: ROOT }).map((file) => dirname(file))
  const specimens = globSync('admin/app/ui/*/*.specimen.tsx', { cwd: ROOT }).map((file) => dirname(file))
  expect(new Set(specimens)).toEqual(new Set(parts))
})

it('escapes nothing in an attribute’s words: JSX shows an escape as it is written', () => {
  const escaped = readSourceFiles()
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, text }) =>
      (text.match(/\s[\w-]+="[^"{}\n]*\\u[\dA-Fa-f]{4}/g) ?? []).map((words) => `${path}:${words}`),
    )
  expect(escaped).toEqual([])
})

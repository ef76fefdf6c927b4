import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { COLLECTION_PRINTS, PICTURES, SKETCHES } from './content-directory.ts'
import { collectionPrintsYaml } from './prints/collection-prints.ts'
import { drawPicture } from './prints/draw-picture.ts'
import { sketchesYaml } from './prints/sketches/sketches.ts'

/** Drawn by `artwork/brand/icons.ts`. */
const LOGO = 'rapport-logo'
const again = 'run `npm run export` in artwork/'

test('every drawing in content/pictures but the logo equals the current drawing of its name', () => {
  const names = globSync('*/picture.svg', { cwd: PICTURES })
    .map((file) => path.dirname(file))
    .filter((name) => name !== LOGO)
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const exported = readFileSync(path.join(PICTURES, name, 'picture.svg'), 'utf8')
    expect(exported === drawPicture(name), `${name}: ${again}`).toBe(true)
  }
})

test('collection-prints.yaml equals the current prints', () => {
  expect(readFileSync(COLLECTION_PRINTS, 'utf8'), again).toBe(collectionPrintsYaml())
})

test('sketches.yaml equals the current measures', () => {
  expect(readFileSync(SKETCHES, 'utf8'), again).toBe(sketchesYaml())
})

test('no rendered image has a drawing', () => {
  const rendered = globSync('*/picture.json', { cwd: PICTURES }).map((file) => path.dirname(file))
  const both = rendered.filter((name) => globSync(`${name}/picture.svg`, { cwd: PICTURES }).length > 0)
  expect(both).toEqual([])
})

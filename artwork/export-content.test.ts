import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { COLLECTION_PRINTS, PICTURES, SKETCHES } from './content-directory.ts'
import { collectionPrintsYaml } from './prints/collection-prints.ts'
import { drawPicture } from './prints/draw-picture.ts'
import { sketchesYaml } from './prints/sketches/sketches.ts'

const again = 'run `npm run export` in artwork/'

test('every drawing in content/pictures is what its name is drawn as today', () => {
  const names = globSync('*/picture.svg', { cwd: PICTURES }).map((file) => path.dirname(file))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const exported = readFileSync(path.join(PICTURES, name, 'picture.svg'), 'utf8')
    expect(exported === drawPicture(name), `${name}: ${again}`).toBe(true)
  }
})

test('collection-prints.yaml tells of the prints as they are today', () => {
  expect(readFileSync(COLLECTION_PRINTS, 'utf8'), again).toBe(collectionPrintsYaml())
})

test('sketches.yaml tells of the measures as they are drawn today', () => {
  expect(readFileSync(SKETCHES, 'utf8'), again).toBe(sketchesYaml())
})

test('no image that is rendered keeps its drawing beside it', () => {
  const rendered = globSync('*/picture.json', { cwd: PICTURES }).map((file) => path.dirname(file))
  const both = rendered.filter((name) => globSync(`${name}/picture.svg`, { cwd: PICTURES }).length > 0)
  expect(both).toEqual([])
})

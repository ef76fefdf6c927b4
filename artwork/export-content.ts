import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listImageNames } from '../seed/read-content.ts'
import { COLLECTION_PRINTS, PICTURES, SKETCHES } from './content-directory.ts'
import { collectionPrintsYaml } from './prints/collection-prints.ts'
import { drawPicture } from './prints/draw-picture.ts'
import { sketchesYaml } from './prints/sketches/sketches.ts'

/**
 * `npm run export` writes content/collection-prints.yaml, content/sketches.yaml, and a drawing for each image in the
 * content that is not rendered: content/pictures/<name>/picture.svg. Removes drawings that are unused or have been
 * rendered.
 */
await writeFile(COLLECTION_PRINTS, collectionPrintsYaml())
await writeFile(SKETCHES, sketchesYaml())

const used = await listImageNames()
const drawn = new Set(used.filter((name) => !existsSync(path.join(PICTURES, name, 'picture.json'))))
for (const name of drawn) {
  await mkdir(path.join(PICTURES, name), { recursive: true })
  await writeFile(path.join(PICTURES, name, 'picture.svg'), drawPicture(name))
}
for await (const file of glob('*/picture.svg', { cwd: PICTURES })) {
  const folder = path.dirname(file)
  if (drawn.has(folder)) continue
  await rm(path.join(PICTURES, file))
  if ((await readdir(path.join(PICTURES, folder))).length === 0) await rmdir(path.join(PICTURES, folder))
  console.log(`removed ${file}`)
}
console.log(`${drawn.size} drawings`)

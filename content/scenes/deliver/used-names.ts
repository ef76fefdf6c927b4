import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourways } from '../../prints/colourways.ts'
import { compositions } from '../../prints/compositions.ts'
import { prints } from '../../prints/prints.ts'

/* Every picture name the content uses, as JSON: `<composition>-<family>-<colourway>[-n]`. */
const content = join(import.meta.dirname, '..', '..')
const words = [compositions, prints, colourways].map((record) => `(${Object.keys(record).join('|')})`)
const name = new RegExp(`\\b${words.join('-')}(?:-([1-9]\\d?))?\\b`, 'g')

const found = new Map<string, object>()
for (const file of globSync('{.,blog,catalog,home,materials,pages}/*.{yaml,md}', { cwd: content }).sort()) {
  for (const [whole, composition, family, colourway, variant = '1'] of readFileSync(
    join(content, file),
    'utf8',
  ).matchAll(name)) {
    found.set(whole, { name: whole, composition, family, colourway, variant })
  }
}
console.log(JSON.stringify([...found.values()]))

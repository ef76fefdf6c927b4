import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourways } from '../../prints/colourways.ts'
import { compositions } from '../../prints/compositions.ts'
import { prints } from '../../prints/prints.ts'

/*
 * Every picture name the content uses, as JSON: `<composition>-<family>-<colourway>[-n]`. `first`: it stands on a card,
 * not only in a gallery.
 */
interface UsedName {
  name: string
  composition: string | undefined
  family: string | undefined
  colourway: string | undefined
  variant: string
  first: boolean
}

const content = join(import.meta.dirname, '..', '..')
const words = [compositions, prints, colourways].map((record) => `(${Object.keys(record).join('|')})`)
const pattern = new RegExp(`(picture: )?\\b${words.join('-')}(?:-([1-9]\\d?))?\\b`, 'g')

const found = new Map<string, UsedName>()
for (const file of globSync('{.,blog,catalog,home,materials,pages}/*.{yaml,md}', { cwd: content }).sort()) {
  for (const [whole, card, composition, family, colourway, variant = '1'] of readFileSync(
    join(content, file),
    'utf8',
  ).matchAll(pattern)) {
    const name = whole.replace('picture: ', '')
    const first = card !== undefined || found.get(name)?.first === true
    found.set(name, { name, composition, family, colourway, variant, first })
  }
}
console.log(JSON.stringify([...found.values()]))

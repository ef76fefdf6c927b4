import { listImageNames } from '../../../seed/read-content.ts'

/* Every picture name the content uses, taken apart, as JSON: `<composition>-<family>-<colourway>[-n]`. */
const names = await listImageNames()
console.log(
  JSON.stringify(
    names.map((name) => {
      const [composition, family, colourway, variant = '1'] = name.split('-')
      return { name, composition, family, colourway, variant }
    }),
  ),
)

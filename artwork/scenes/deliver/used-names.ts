import { readContent } from '../../read.ts'

/* Every picture name the content uses, taken apart, as JSON: `<composition>-<family>-<colourway>[-n]`. */
const { pictures, rendered } = await readContent()
const names = [...pictures, ...rendered].map(({ name }) => name).sort()
console.log(
  JSON.stringify(
    names.map((name) => {
      const [composition, family, colourway, variant = '1'] = name.split('-')
      return { name, composition, family, colourway, variant }
    }),
  ),
)

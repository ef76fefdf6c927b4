import { listImageUses } from '../../../seed/read-content.ts'
import { getImagePriority, isLarge } from '../../../seed/reading/image-priority.ts'

/**
 * Prints every picture name in the content with its parts and its usages as JSON:
 * `<composition>-<family>-<colourway>[-n]`.
 */
const images = [...(await listImageUses())].sort(([one], [other]) => (one < other ? -1 : 1))
console.log(
  JSON.stringify(
    images.map(([name, uses]) => {
      const [composition, family, colourway, variant = '1'] = name.split('-')
      return {
        name,
        composition,
        family,
        colourway,
        variant,
        large: isLarge(uses),
        priority: getImagePriority(uses),
      }
    }),
  ),
)

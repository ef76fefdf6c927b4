import { isLarge } from '../../seed/reading/image-priority.ts'
import type { ImageUse } from '../../seed/reading/image-registry.ts'
import { isRecent, type PictureFile } from './picture-files.ts'

/** Next widths lie no further apart, or a browser takes a file far larger than its place. */
const STEP_MAX = 2.1
/** Half of a wide page on a screen of two pixels to a point. */
const LARGE_MIN = 960
/**
 * Less is enough of a length that hangs, and of folded cloth: they show how it falls, and its threads have pictures of their own. Not enough
 * of anything new: these were rendered before they opened a product.
 */
const FALL = /^(?:cloth[a-z]*|stack)-/
const FALL_MIN = 660
const SMALLEST_MAX = { upright: 240, lying: 640 }

/** Returns what is wrong with the widths of pictures encoded by quality; `uses` tells where the content shows them. */
export function checkWidths(
  pictures: readonly PictureFile[],
  uses: ReadonlyMap<string, readonly ImageUse[]>,
): string[] {
  return pictures.filter(isRecent).flatMap(({ name, width, height, files }) => {
    const widths = files.map((file) => file.width)
    const smallest = width > height ? SMALLEST_MAX.lying : SMALLEST_MAX.upright
    const errors: string[] = []
    if ((widths[0] ?? Infinity) > smallest) errors.push(`has no width of ${smallest} or less`)
    if (widths.some((each, index) => each > (widths[index - 1] ?? each) * STEP_MAX))
      errors.push(`has widths too far apart: ${widths.join(', ')}`)
    if (widths.at(-1) !== width) errors.push(`says that it is ${width} wide and is ${widths.at(-1)}`)
    const least = FALL.test(name) ? FALL_MIN : LARGE_MIN
    if (isLarge(uses.get(name) ?? []) && width < least)
      errors.push(`is seen large and has ${width} pixels, less than ${least}`)
    return errors.map((error) => `${name} ${error}`)
  })
}

import { isLarge } from '../../seed/reading/image-priority.ts'
import type { ImageUse } from '../../seed/reading/image-registry.ts'
import { isRecent, type PictureFile } from './picture-files.ts'

/** Maximum ratio of neighbouring widths. With a larger gap browsers load far too large files. */
const STEP_MAX = 2.1
/** Half of a wide page at 2x. */
const LARGE_MIN = 960
/**
 * Hanging and folded cloth may be smaller, because other pictures show its threads. Not for new kinds: these pictures
 * were rendered before they were first pictures of products.
 */
const FALL = /^(?:cloth[a-z]*|stack)-/
const FALL_MIN = 660
const SMALLEST_MAX = { upright: 240, lying: 640 }

/** Returns errors in the widths of pictures. `uses` has the places where content shows them. */
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

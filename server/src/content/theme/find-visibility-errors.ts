import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ThemeSnapshot } from '@rapport/staff-contract/snapshots/theme-snapshot'
import { deriveColors } from '@rapport/staff-contract/theme/color-tokens'
import { getLogoGrounds, JUDGED_SIDE, judgePixels } from '@rapport/staff-contract/theme/judge-logo'
import { getLogoFaultMessage } from '@rapport/staff-contract/theme/theme-messages'
import { drawPixels } from '../../media/drawing/draw-pixels.ts'
import type { MediaRow } from '../../media/tables.ts'

const LOGOS = ['logo', 'logoOnDark', 'sign'] as const

/**
 * Returns the errors of logos and signs that can't be seen on their ground, by field. Fields with other errors are
 * skipped. A logo of low contrast is no error: the form warns of it.
 */
export async function findVisibilityErrors(
  theme: ThemeSnapshot,
  pictures: ReadonlyMap<string, Pick<MediaRow, 'file' | 'mediaType'>>,
  skipped: readonly string[],
): Promise<FieldErrors> {
  const grounds = getLogoGrounds(deriveColors(theme), theme)
  const errors = await Promise.all(
    LOGOS.map(async (field): Promise<[string, string[]][]> => {
      const picture = pictures.get(theme[field] ?? '')
      if (!picture || skipped.includes(field)) return []
      const pixels = await drawPixels(picture, JUDGED_SIDE)
      const fault = pixels && judgePixels(pixels, grounds[field])
      return fault && fault !== 'weak' ? [[field, [getLogoFaultMessage(field, fault)]]] : []
    }),
  )
  return Object.fromEntries(errors.flat())
}

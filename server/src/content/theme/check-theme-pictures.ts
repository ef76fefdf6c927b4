import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ThemeSnapshot } from '@rapport/staff-contract/snapshots/theme-snapshot'
import { themeMessages } from '@rapport/staff-contract/theme/theme-messages'
import { inArray } from 'drizzle-orm'
import { checkPictures } from '../../media/check-pictures.ts'
import { type MediaRow, media } from '../../media/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { findVisibilityErrors } from './find-visibility-errors.ts'

export type ThemePictures = Pick<ThemeSnapshot, 'logo' | 'logoOnDark' | 'sign' | 'repeat'>
type Shape = Pick<MediaRow, 'file' | 'mediaType' | 'bytes' | 'width' | 'height'>

const DRAWING = 'image/svg+xml'
const TRANSPARENT = [DRAWING, 'image/png', 'image/webp']
const LOGO_BYTES_MAX = 1024 * 1024
const LOGO_SIDE_MIN = 32
const SIGN_SIDE_MIN = 192
/** Longer side of a sign in parts of its shorter side. */
const SIGN_RATIO_MAX = 1.25
const REPEAT_BYTES_MAX = 200 * 1024
const REPEAT_SIDES = { min: 16, max: 1024 }

/**
 * Returns the errors of a theme's pictures by field: missing, too large, too small, of a wrong kind, or invisible on
 * their ground.
 */
export async function checkThemePictures(tx: Orm, theme: ThemeSnapshot): Promise<FieldErrors> {
  const { logo, logoOnDark, sign, repeat, ornament } = theme
  if (ornament === 'own' && repeat === null) return { repeat: [themeMessages.repeatRequired] }
  const files = Object.entries({ logo, logoOnDark, sign, repeat }).filter(([, file]) => file !== null)
  const named = Object.fromEntries(files) as Record<keyof ThemePictures, string>
  if (files.length === 0) return {}
  const { file, mediaType, bytes, width, height } = media
  const rows = await tx
    .select({ file, mediaType, bytes, width, height })
    .from(media)
    .where(inArray(file, Object.values(named)))
  const shapes = new Map(rows.map((row) => [row.file, row]))
  const errors = Object.entries(named).flatMap(([field, name]) => {
    const shape = shapes.get(name)
    const message = shape && RULES[field as keyof ThemePictures](shape)
    return message ? [[field, [message]]] : []
  })
  const misshapen: FieldErrors = Object.fromEntries(errors)
  // What is wrong with a picture stays wrong when its sizes are made.
  return {
    ...(await checkPictures(tx, named)),
    ...misshapen,
    ...(await findVisibilityErrors(theme, shapes, Object.keys(misshapen))),
  }
}

const RULES: Record<keyof ThemePictures, (shape: Shape) => string | undefined> = {
  logo: findLogoError,
  logoOnDark: findLogoError,
  sign(shape) {
    const { width, height, mediaType } = shape
    const ratio = Math.max(width, height) / Math.min(width, height)
    if (ratio > SIGN_RATIO_MAX) return themeMessages.signShape
    if (mediaType !== DRAWING && Math.min(width, height) < SIGN_SIDE_MIN) return themeMessages.signSmall
    return findLogoError(shape)
  },
  repeat({ width, height, bytes }) {
    const isFitting = [width, height].every((side) => side >= REPEAT_SIDES.min && side <= REPEAT_SIDES.max)
    if (!isFitting) return themeMessages.repeatSize
    return bytes > REPEAT_BYTES_MAX ? themeMessages.repeatBytes : undefined
  },
}

function findLogoError({ mediaType, bytes, width, height }: Shape): string | undefined {
  if (!TRANSPARENT.includes(mediaType)) return themeMessages.logoKind
  if (bytes > LOGO_BYTES_MAX) return themeMessages.logoBytes
  const isSmall = mediaType !== DRAWING && Math.min(width, height) < LOGO_SIDE_MIN
  return isSmall ? themeMessages.logoSmall : undefined
}

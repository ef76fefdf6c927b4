import { messages } from '@rapport/contract/errors/messages'
import { TYPEFACES } from '@rapport/contract/site/typefaces'
import * as z from 'zod/mini'
import { editingMessages } from '../editing/editing-messages.ts'
import { TITLE_MAX } from '../editing/text-limits.ts'
import { DEFAULT_THEME, FOOTER_TONES, ORNAMENTS, RADIUS_MAX } from '../theme/theme-options.ts'
import { draftText, pictureName, requiredText } from './snapshot-fields.ts'

/** Characters of a colour while it is typed. */
const COLOR_MAX = 20

const draftColor = draftText(COLOR_MAX)
const color = z.string().check(z.regex(/^#[\da-f]{6}$/, editingMessages.colorFormat))

const radius = z
  .int(editingMessages.wholeNumber)
  .check(z.minimum(0, editingMessages.radiusRange), z.maximum(RADIUS_MAX, editingMessages.radiusRange))

const optionalPicture = z._default(z.nullable(pictureName), null)

/** Snapshot of the theme; colours may be unfinished in a draft. */
export const themeSnapshot = z.object({
  /** Name of the theme for staff. */
  title: draftText(TITLE_MAX),
  ground: draftColor,
  text: draftColor,
  accent: draftColor,
  dark: draftColor,
  mark: draftColor,
  radius,
  ornament: z.enum(ORNAMENTS, messages.fieldInvalid),
  footer: z.enum(FOOTER_TONES, messages.fieldInvalid),
  typefaces: z._default(z.enum(TYPEFACES, messages.fieldInvalid), DEFAULT_THEME.typefaces),
  /** On light grounds; without it pages show the factory's name. */
  logo: optionalPicture,
  /** On dark grounds; without it pages show `logo`, a drawing in white. */
  logoOnDark: optionalPicture,
  /** Square, for icons; without it they show the first letter of the name. */
  sign: optionalPicture,
  /** Picture of the ornament `own`, which repeats sideways. */
  repeat: optionalPicture,
})
export type ThemeSnapshot = z.infer<typeof themeSnapshot>

/** Snapshot of a theme that can be published. */
export const publishableTheme = z.object({
  ...themeSnapshot.shape,
  title: requiredText(TITLE_MAX, editingMessages.nameRequired),
  ground: color,
  text: color,
  accent: color,
  dark: color,
  mark: color,
})

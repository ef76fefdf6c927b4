import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { THEME_COLORS } from '@rapport/staff-contract/theme/theme-options'
import type { ContentKind } from '../../content-kind.ts'
import { pictureFile } from '../../media/media-paths.ts'
import { resolveRowPictures } from '../../media/pictures.ts'
import { themes } from '../tables.ts'
import { checkThemePictures, type ThemePictures } from './check-theme-pictures.ts'
import { THEME_PICTURES } from './published-theme.ts'

/** Key of the single row. */
export const THEME_KEY = '1'

/** Colours and shapes of every page. There is a single entry, which is never unpublished. */
export const themeKind: ContentKind<'theme'> = {
  name: 'theme',
  tables: [themes],
  resolvePath: async () => '/',

  /** Writes colours as `#f4efe6`. Other values stay as they are typed. */
  clean(snapshot) {
    const colors = THEME_COLORS.map((name) => [name, cleanColor(snapshot[name])])
    return { ...snapshot, ...Object.fromEntries(colors) }
  },

  async read(orm) {
    const [stored] = await orm.select().from(themes)
    const row = await resolveRowPictures(orm, stored, THEME_PICTURES)
    if (!row) return undefined
    const { id: _, name, logo, logoOnDark, sign, repeat, ...theme } = row
    const files = Object.entries({ logo, logoOnDark, sign, repeat }).map(([field, picture]) => [
      field,
      picture && pictureFile(picture),
    ])
    return { title: name, ...theme, ...(Object.fromEntries(files) as ThemePictures) }
  },

  async check(tx, snapshot, { subjectId }): Promise<FieldErrors> {
    if (subjectId !== THEME_KEY) return { message: [editingMessages.themeIsOne] }
    return checkThemePictures(tx, snapshot)
  },

  async write(tx, { title, logo, logoOnDark, sign, repeat, ...theme }, { findPictureId }) {
    const idOf = async (file: string | null) => (file === null ? null : ((await findPictureId(file)) ?? null))
    const values = {
      ...theme,
      name: title,
      logo: await idOf(logo),
      logoOnDark: await idOf(logoOnDark),
      sign: await idOf(sign),
      repeat: await idOf(repeat),
    }
    await tx.insert(themes).values(values).onConflictDoUpdate({ target: themes.id, set: values })
    return THEME_KEY
  },
}

function cleanColor(typed: string): string {
  const digits = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(typed)?.[1]?.toLowerCase()
  if (digits === undefined) return typed
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

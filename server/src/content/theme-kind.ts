import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { THEME_COLORS } from '@rapport/staff-contract/theme/theme-options'
import type { ContentKind } from '../content-kind.ts'
import { themes } from './tables.ts'

/** Key of the single row. */
const KEY = '1'

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
    const [row] = await orm.select().from(themes)
    if (!row) return undefined
    const { id: _, name, ...theme } = row
    return { title: name, ...theme }
  },

  check: async (_tx, _snapshot, { subjectId }): Promise<FieldErrors> =>
    subjectId === KEY ? {} : { message: [editingMessages.themeIsOne] },

  async write(tx, { title, ...theme }) {
    const values = { ...theme, name: title }
    await tx.insert(themes).values(values).onConflictDoUpdate({ target: themes.id, set: values })
    return KEY
  },
}

function cleanColor(typed: string): string {
  const digits = /^\s*#?([\da-f]{6}|[\da-f]{3})\s*$/i.exec(typed)?.[1]?.toLowerCase()
  if (digits === undefined) return typed
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

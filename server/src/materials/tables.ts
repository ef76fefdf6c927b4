import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { pictureIds } from '../media/picture-columns.ts'
import { richText } from '../platform/html/rich-text.ts'

/** A cloth, or a union of several cloths. */
export const materials = pgTable('materials', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  erpId: text().notNull().unique(),
  position: doublePrecision().notNull(),
  name: text().notNull(),
  pictures: pictureIds().notNull(),
  features: richText().notNull(),
  description: richText().notNull(),
  isUnion: boolean().notNull(),
})

export const unionMembers = pgTable(
  'union_members',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    unionId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    materialId: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
  },
  (table) => [index('union_members_union').on(table.unionId, table.position)],
)

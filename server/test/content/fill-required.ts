import { siteProperties, textPages } from '../../src/content/tables.ts'
import type { Orm } from '../../src/platform/database/database.ts'

/** What a site must have before it opens. */
export const REQUIRED = {
  name: 'Ситец',
  legalName: 'ООО «Ситец»',
  phone: '+74950000000',
  address: 'Тула, улица Мира, 1',
}
const POLICY = {
  slug: 'policy',
  title: 'Согласие',
  version: '1',
  body: '<p>Текст</p>',
  bodyMarkdown: 'Текст',
}

/** Writes everything without which a site does not open. */
export async function fillRequired(orm: Orm): Promise<void> {
  await orm.update(siteProperties).set(REQUIRED)
  await orm.insert(textPages).values(POLICY).onConflictDoNothing()
}

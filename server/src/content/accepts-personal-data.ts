import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { siteProperties, textPages } from './tables.ts'

/** Slug of the text page with the text of consent. */
export const POLICY_SLUG = 'policy'

/** What the law requires before a form may collect personal data, each as a condition on the site properties. */
const conditions = {
  company: sql`${siteProperties.legalName} <> ''`,
  address: sql`${siteProperties.address} <> ''`,
  policy: sql`exists (select from ${textPages} where ${textPages.slug} = ${POLICY_SLUG})`,
} satisfies Record<string, SQL>
type Term = keyof typeof conditions

const TERMS = Object.keys(conditions) as Term[]

/** Whether everything is published that the law requires before a form may collect personal data. */
export const acceptsPersonalDataSql = sql<boolean>`(${sql.join(Object.values(conditions), sql` and `)})`

/** Returns whether forms may collect personal data. */
export async function acceptsPersonalData(orm: Orm): Promise<boolean> {
  const [site] = await orm.select({ accepts: acceptsPersonalDataSql }).from(siteProperties)
  return site?.accepts ?? false
}

/** Throws 422 with the message while forms must not collect personal data. */
export async function requireOpenForms(orm: Orm, message: string): Promise<void> {
  if (!(await acceptsPersonalData(orm))) throw new ApiError(422, message)
}

/** Returns what is missing until forms may collect personal data. */
export async function listMissingTerms(orm: Orm): Promise<Term[]> {
  const [site] = await orm.select(conditions).from(siteProperties)
  return TERMS.filter((term) => !site?.[term])
}

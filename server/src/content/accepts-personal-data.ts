import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { siteProperties, textPages } from './tables.ts'

/** Slug of the text page with the text of consent. */
export const POLICY_SLUG = 'policy'

/**
 * Condition on the site properties: the law requires the name and address of the company and a text of consent before
 * a form may collect personal data.
 */
export const acceptsPersonalDataSql = sql<boolean>`(
  ${siteProperties.legalName} <> '' and ${siteProperties.address} <> ''
  and exists (select from ${textPages} where ${textPages.slug} = ${POLICY_SLUG}))`

/** Returns whether forms may collect personal data. */
export async function acceptsPersonalData(orm: Orm): Promise<boolean> {
  const [site] = await orm.select({ accepts: acceptsPersonalDataSql }).from(siteProperties)
  return site?.accepts ?? false
}

import type { Gap, GapCode } from '@rapport/staff-contract/opening/opening'
import { GAP_CODES, gapPages } from '@rapport/staff-contract/opening/opening'
import { and, eq, isNull, max, type SQL, sql } from 'drizzle-orm'
import { posts } from '../blog/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { cities } from '../contacts/tables.ts'
import { REQUIRED_SITE } from '../content/commands.ts'
import { faqQuestions, siteProperties, slides, textPages, themes } from '../content/tables.ts'
import { demoEntries } from '../demo-entries/tables.ts'
import { contentDrafts, contentEntries } from '../editing/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'

const { name, phone, supportEmail, address, operationMode, social, warnings } = siteProperties
const { isGroup, kind, logo: picture, gallery, priceTiers, parentId, id } = catalogItems

const isProduct = sql`not ${isGroup} and ${kind} = 'regular'`
/** 1 if a table is empty. */
const without = (table: SQL) => sql`select count(*) from (select 1) one where not exists (${table})`
/** 1 if the site's properties fulfil a condition. */
const siteWith = (condition: SQL) => sql`select count(*) from ${siteProperties} where ${condition}`
const withoutPage = (slug: string) => without(sql`select from ${textPages} where ${textPages.slug} = ${slug}`)

/** A query for each gap: how many rows it concerns. */
const counts = (now: Date): Record<GapCode, SQL> => ({
  name: siteWith(sql`${name} in ('', ${REQUIRED_SITE.title})`),
  company: siteWith(sql`${siteProperties.legalName} = ''`),
  contact: siteWith(sql`${phone} = '' and ${supportEmail} = ''`),
  address: siteWith(sql`${address} = ''`),
  policy: withoutPage('policy'),
  demo: sql`select count(*) from ${demoEntries}`,
  items: without(sql`select from ${catalogItems} where ${isProduct}`),
  'items-without-picture': sql`select count(*) from ${catalogItems}
    where ${isProduct} and ${picture} is null and cardinality(${gallery}) = 0`,
  'items-without-price': sql`select count(*) from ${catalogItems}
    where ${isProduct} and ${priceTiers} = '[]'::jsonb`,
  slides: without(sql`select from ${slides}`),
  cities: without(sql`select from ${cities}`),
  hours: siteWith(sql`${operationMode} = ''`),
  agreement: withoutPage('agreement'),
  delivery: withoutPage('delivery'),
  warranty: withoutPage('warranty'),
  logo: without(sql`select from ${themes} where ${themes.logo} is not null`),
  'empty-groups': sql`select count(*) from ${catalogItems} parent
    where parent.is_group and parent.kind = 'regular'
      and not exists (select from ${catalogItems} where ${parentId} = parent.id and ${id} <> parent.id)`,
  'ended-warnings': sql`select count(*) from ${siteProperties}, jsonb_array_elements(${warnings}) warning
    where (warning ->> 'to')::timestamptz <= ${now.toISOString()}::timestamptz`,
  questions: without(sql`select from ${faqQuestions}`),
  posts: without(sql`select from ${posts}`),
  social: siteWith(sql`${social} = '[]'::jsonb`),
})

/** Returns what the site lacks, most important first. Two statements. */
export async function findGaps(orm: Orm, now: Date): Promise<Gap[]> {
  const queries = counts(now)
  const columns = GAP_CODES.map((code) => sql`(${queries[code]})::int as ${sql.identifier(code)}`)
  const [row] = await queryRows<Record<GapCode, number>>(orm, sql`select ${sql.join(columns, sql`, `)}`)
  if (!row) return []
  const drafts = await listPageDrafts(orm)
  return GAP_CODES.filter((code) => row[code] > 0).map((code) => ({
    code,
    count: row[code],
    draftId: drafts.get(gapPages[code]) ?? null,
  }))
}

/** Returns the newest draft of each text page that is not on the site, by slug. */
async function listPageDrafts(orm: Orm): Promise<ReadonlyMap<string | undefined, number>> {
  const slug = sql<string>`${contentDrafts.snapshot} ->> 'slug'`
  const rows = await orm
    .select({ slug, id: max(contentEntries.id) })
    .from(contentDrafts)
    .innerJoin(contentEntries, eq(contentEntries.id, contentDrafts.entryId))
    .where(
      and(
        eq(contentEntries.kind, 'text-page'),
        isNull(contentEntries.publishedVersion),
        isNull(contentEntries.trashedAt),
      ),
    )
    .groupBy(slug)
  return new Map(rows.map((row) => [row.slug, row.id ?? 0]))
}

import type { Picture } from '@rapport/contract/media/media'
import { DEFAULT_ORDER_RULES } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import type { SeedContent, SeedFilm } from '@rapport/staff-contract/seed/seed'
import { EMPTY_CALCULATION_RULES } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import { sql } from 'drizzle-orm'
import { toPostSnapshots } from './blog/commands.ts'
import { allocateItemIds, toItemSnapshots } from './catalog/commands.ts'
import { skipSeededCityIds, toCitySnapshots } from './contacts/commands.ts'
import {
  FIRST_THEME,
  REQUIRED_SITE,
  toSiteSnapshot,
  toTextPageSnapshots,
  toThemeSnapshot,
} from './content/commands.ts'
import {
  toDeliveryZoneSnapshots,
  toFaqQuestionSnapshots,
  toLayoutRequirementSnapshots,
} from './content/help-commands.ts'
import {
  REQUIRED_HOME,
  toHomeSnapshot,
  toLicenseSnapshots,
  toStorySnapshots,
} from './content/home-commands.ts'
import { siteProperties } from './content/tables.ts'
import type { WriteOptions } from './content-kind.ts'
import { markDemoEntries } from './demo-entries/commands.ts'
import { seedEntries } from './editing/commands.ts'
import { linkSeededPages } from './editing/texts/text-links.ts'
import { toLegalEntitySnapshots } from './legal-entities/commands.ts'
import { toMaterialSnapshots } from './materials/commands.ts'
import { storeSeedImages } from './media/commands.ts'
import type { FindPicture } from './media/embed-pictures.ts'
import { listIdsByFile } from './media/queries.ts'
import { storeDocument, storeDocuments } from './media/store-document.ts'
import { siteOpening } from './opening/tables.ts'
import { toOperationSnapshots } from './operations/commands.ts'
import type { Orm } from './platform/database/database.ts'
import { systemTime } from './platform/process/clock.ts'
import type { Storage } from './platform/storage/storage.ts'
import { toPriceGroupSnapshots } from './prices/commands.ts'
import { buildIndex } from './search/index/index-sync.ts'
import { seedRedirects } from './seo/commands.ts'

/** Arbitrary number that only this product uses. It lets one process seed the database at a time. */
const LOAD_LOCK = 7_265_002

/** Returns whether the database has no factory yet. */
export async function isEmpty(orm: Orm): Promise<boolean> {
  const rows = await orm.select({ id: siteProperties.id }).from(siteProperties)
  return rows.length === 0
}

/**
 * Fills an empty database with content, or with the required minimum. Content that a factory starts with is marked,
 * and the site is closed. Runs in one transaction, so a process that dies leaves an empty database. Safe to repeat.
 */
export async function seedDatabase(
  orm: Orm,
  storage: Storage,
  content: SeedContent | undefined,
  isStarter = false,
): Promise<void> {
  const pictures = await storeSeedImages(orm, storage, content ?? { images: [], prerendered: [] })
  const brandBook = content?.brandBook ? await storeDocument(storage, content.brandBook) : null
  const documents = await storeDocuments(storage, content?.documents ?? [])
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`)
    if (!(await isEmpty(tx))) return
    // The demo is complete. A factory opens its own site when it is.
    await tx
      .insert(siteOpening)
      .values({ isOpen: content !== undefined && !isStarter })
      .onConflictDoNothing()
    const site = content && { ...content.site, brandBook }
    await (content && site
      ? loadContent(tx, { ...withDocumentPaths(content, documents), site }, pictures)
      : loadRequired(tx))
    if (isStarter) await markDemoEntries(tx)
  })
  await buildIndex(orm)
}

/** Without this data the site does not run. */
async function loadRequired(tx: Orm): Promise<void> {
  const noPicture = async () => undefined
  await seedEntries(tx, 'site', [REQUIRED_SITE], noPicture)
  await seedEntries(tx, 'home', [REQUIRED_HOME], noPicture)
  await seedEntries(tx, 'theme', [FIRST_THEME], noPicture)
  await seedEntries(tx, 'calculation-rules', [EMPTY_CALCULATION_RULES], noPicture)
  await seedEntries(tx, 'order-rules', [DEFAULT_ORDER_RULES], noPicture)
}

/** Replaces the name of each document and film by its path. */
function withDocumentPaths(content: SeedContent, paths: ReadonlyMap<string, string>): SeedContent {
  const withPath = <T extends { document: string | null }>(entry: T): T => ({
    ...entry,
    document: entry.document === null ? null : (paths.get(entry.document) ?? null),
  })
  const withFilmPaths = <T extends { film: SeedFilm | null }>(entry: T): T => ({
    ...entry,
    film: entry.film && {
      ...entry.film,
      file: paths.get(entry.film.file) ?? '',
      captions: paths.get(entry.film.captions) ?? '',
    },
  })
  const { home } = content
  return {
    ...content,
    home: {
      ...home,
      video: withFilmPaths(home.video),
      excursion: { ...home.excursion, videos: home.excursion.videos.map(withFilmPaths) },
    },
    textPages: content.textPages.map(withPath),
    licenses: content.licenses.map(withPath),
  }
}

async function loadContent(
  tx: Orm,
  content: SeedContent,
  pictures: ReadonlyMap<string, Picture>,
): Promise<void> {
  const findPicture: FindPicture = (name) => {
    const picture = pictures.get(name)
    if (!picture) throw new Error(`The content names an unknown picture: ${name}`)
    return picture
  }
  const ids = await listIdsByFile(tx)
  const findPictureId = async (file: string) => ids.get(file)
  await seedEntries(tx, 'site', [toSiteSnapshot(content.site)], findPictureId)
  await seedEntries(tx, 'home', [toHomeSnapshot(content, findPicture)], findPictureId)
  await seedEntries(tx, 'theme', [toThemeSnapshot(content.site, findPicture)], findPictureId)
  await seedEntries(tx, 'story', toStorySnapshots(content.home.stories, findPicture), findPictureId)
  await seedEntries(tx, 'calculation-rules', [content.calculationRules], findPictureId)
  await seedEntries(tx, 'order-rules', [content.orderRules], findPictureId)
  await seedPages(tx, content, findPicture, findPictureId)
  await seedGoods(tx, content, findPicture, findPictureId)
  await seedRedirects(tx, content.redirects)
  await linkSeededPages(tx, systemTime())
}

/** Creates the content of the help and contact pages. */
export async function seedPages(
  tx: Orm,
  content: Pick<
    SeedContent,
    'textPages' | 'licenses' | 'legalEntities' | 'faq' | 'layoutRequirements' | 'deliveryZones' | 'cities'
  >,
  findPicture: FindPicture,
  findPictureId: WriteOptions['findPictureId'],
): Promise<void> {
  await seedEntries(tx, 'text-page', toTextPageSnapshots(content.textPages, findPicture), findPictureId)
  await seedEntries(tx, 'license', toLicenseSnapshots(content.licenses, findPicture), findPictureId)
  await seedEntries(tx, 'legal-entity', toLegalEntitySnapshots(content.legalEntities), findPictureId)
  await seedEntries(tx, 'faq-question', toFaqQuestionSnapshots(content.faq, findPicture), findPictureId)
  const requirements = toLayoutRequirementSnapshots(content.layoutRequirements)
  await seedEntries(tx, 'layout-requirement', requirements, findPictureId)
  await seedEntries(tx, 'delivery-zone', toDeliveryZoneSnapshots(content.deliveryZones), findPictureId)
  const idOf = new Map(content.cities.map(({ subdomain, id }) => [subdomain, String(id)]))
  const cities = toCitySnapshots(content.cities, findPicture)
  await seedEntries(tx, 'city', cities, findPictureId, ({ subdomain }) => idOf.get(subdomain) ?? '')
  await skipSeededCityIds(tx)
}

/**
 * Creates materials, prices, operations, the catalogue and posts. An entry is created before the entries that refer to
 * it.
 */
export async function seedGoods(
  tx: Orm,
  content: Pick<SeedContent, 'materials' | 'priceGroups' | 'operations' | 'catalog' | 'posts'>,
  findPicture: FindPicture,
  findPictureId: WriteOptions['findPictureId'],
): Promise<void> {
  await seedEntries(tx, 'material', toMaterialSnapshots(content.materials, findPicture), findPictureId)
  await seedEntries(tx, 'price-group', toPriceGroupSnapshots(content.priceGroups), findPictureId)
  await seedEntries(tx, 'operation', toOperationSnapshots(content.operations), findPictureId)
  const ids = await allocateItemIds(tx, content.catalog)
  const items = toItemSnapshots(content.catalog, content.priceGroups, ids, findPicture)
  await seedEntries(tx, 'item', items, findPictureId, ({ slug }) => String(ids.get(slug)))
  await seedEntries(tx, 'post', toPostSnapshots(content.posts, findPicture), findPictureId)
}

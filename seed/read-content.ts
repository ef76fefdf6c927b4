import path from 'node:path'
import { catalogItemPath, TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { typeset } from '@rapport/markdown/typeset'
import type { SeedCatalogItem, SeedCity, SeedContent, SeedPost } from '@rapport/staff-contract/seed/seed'
import { readPosts } from './blog/posts.ts'
import { readCatalog } from './catalog/catalog.ts'
import { withSewnProducts } from './catalog/sewn-products.ts'
import { readCities } from './contacts/cities.ts'
import { readBrandBook } from './content/brand-book.ts'
import {
  seedLegalEntity,
  seedLicense,
  seedOrderStep,
  seedSite,
  seedSlide,
} from './content/content-schemas.ts'
import { readDocuments } from './content/documents.ts'
import { readFilms } from './content/films.ts'
import { readDeliveryZones, readHelp } from './content/help.ts'
import { readHome } from './content/home.ts'
import { readTextPages } from './content/text-pages.ts'
import { readMaterials } from './materials/materials.ts'
import { withOperations } from './operations/item-operations.ts'
import { toSeedOperation } from './operations/operation-schema.ts'
import { readCalculationRules, readOperations } from './operations/operations.ts'
import { readOrderRules } from './order-rules/order-rules.ts'
import { readPriceGroups } from './prices/price-groups.ts'
import { ContentFiles } from './reading/content-files.ts'
import { readContentImages } from './reading/content-images.ts'
import { type Facts, readFacts } from './reading/facts.ts'
import { ImageRegistry, type ImageUse } from './reading/image-registry.ts'
import { Links } from './reading/links.ts'
import { type ReadContext, readList, readOne } from './reading/read-context.ts'
import { type ReportError, ValidationErrors } from './reading/validation-errors.ts'
import { readRedirects } from './seo/redirects.ts'

export const CONTENT_DIRECTORY = path.join(import.meta.dirname, '..', 'content')

/** Reads the demo factory. Throws one ContentError that lists file, entry and field of every error. */
export async function readContent(directory: string = CONTENT_DIRECTORY): Promise<SeedContent> {
  const errors = new ValidationErrors()
  const facts = await readFacts(directory, errors)
  const context = await openContext(directory, facts, errors, errors.reportError)
  const content = await readAll(context)
  facts.reportUnused()
  errors.throwIfAny()
  if (!content) throw new Error('What is missing must have been reported')
  return content
}

/** Returns the names of all used images, existing or not. Throws a ContentError for any other error. */
export async function listImageNames(directory: string = CONTENT_DIRECTORY): Promise<string[]> {
  return [...(await listImageUses(directory)).keys()].sort()
}

/** Returns the uses of each image, by its name. Throws as listImageNames does. */
export async function listImageUses(
  directory: string = CONTENT_DIRECTORY,
): Promise<ReadonlyMap<string, ImageUse[]>> {
  const errors = new ValidationErrors()
  const facts = await readFacts(directory, errors)
  const context = await openContext(directory, facts, errors, () => {})
  await readAll(context)
  errors.throwIfAny()
  return context.images.uses()
}

async function openContext(
  directory: string,
  facts: Facts,
  errors: ValidationErrors,
  reportImage: ReportError,
): Promise<ReadContext> {
  const files = new ContentFiles(directory, facts)
  const images = new ImageRegistry(reportImage, await readContentImages(files, errors))
  return { files, errors, images, links: new Links() }
}

/** Undefined only if an error in a required part was reported. */
async function readAll(context: ReadContext): Promise<SeedContent | undefined> {
  const { files, errors, images, links } = context
  const mention = (file: string, name: string | null) => ({ name, location: { file: files.nameOf(file) } })
  const site = await readOne(context, 'site.yaml', seedSite)
  for (const field of ['logo', 'sign'] as const)
    if (site) images.register(site.value[field], site.location, field)
  if (site) links.note(site.value.marginPost, site.location, 'marginPost')
  const brandBook = site
    ? await readBrandBook(files, site.value.brandBook, site.location, errors.reportError)
    : null
  const slides = await readIllustrated(context, 'home/slides.yaml', seedSlide, [
    'title',
    'subtitle',
    'content',
  ])
  const orderSteps = await readIllustrated(context, 'home/order-steps.yaml', seedOrderStep, ['content'])
  const home = await readHome(context)
  const { layoutRequirements, faq } = await readHelp(context)
  const deliveryZones = await readDeliveryZones(context)
  const licenses = await readIllustrated(context, 'licenses.yaml', seedLicense, ['title', 'description'])
  const legalEntities = await readList(context, 'legal-entities.yaml', seedLegalEntity)
  const cities = await readCities(context)
  const textPages = await readTextPages(context)
  const documents = await readDocuments(context, [
    ...textPages.map(({ slug, document }) => mention(`pages/${slug}.md`, document)),
    ...licenses.map(({ document }) => mention('licenses.yaml', document)),
  ])
  const films = home ? await readFilms(context, home) : []
  const posts = await readPosts(context)
  const operations = await readOperations(context)
  const calculationRules = await readCalculationRules(context)
  const orderRules = await readOrderRules(context)
  const located = await withOperations(context, await readCatalog(context), operations)
  const materials = await readMaterials(context)
  const priceGroups = await readPriceGroups(context, located, materials)
  const catalog = withSewnProducts(located, priceGroups)
  const pages = sitePages(catalog, posts, cities)
  const redirects = await readRedirects(context, pages)
  // Pages with errors are missing here, so errors of links to them would mislead.
  if (errors.lines.length === 0) links.check(pages, errors.reportError)
  if (!site || !home || !calculationRules || !orderRules) return undefined
  return {
    site: site.value,
    slides,
    orderSteps,
    textPages,
    layoutRequirements,
    faq,
    deliveryZones,
    home,
    licenses,
    legalEntities: legalEntities.map(({ value }) => value),
    cities,
    materials,
    priceGroups,
    operations: operations.map(toSeedOperation),
    calculationRules,
    orderRules,
    posts,
    redirects,
    catalog,
    images: images.drawings(),
    prerendered: images.prerendered(),
    brandBook,
    documents: [...documents, ...films],
  }
}

async function readIllustrated<D extends { picture: string | null; portrait?: string | null }>(
  context: ReadContext,
  file: string,
  schema: Parameters<typeof readList<D>>[2],
  texts: (keyof D)[],
): Promise<D[]> {
  return (await readList(context, file, schema)).map(({ location, value }) => {
    context.images.register(value.picture, location, 'picture')
    context.images.register(value.portrait ?? null, location, 'portrait')
    const set = Object.fromEntries(texts.map((field) => [field, typeset(String(value[field]))]))
    return { ...value, ...set }
  })
}

const SCREENS = ['/', '/account/', '/search/', '/catalog/', '/blog/', '/contacts/', '/licenses/', '/sitemap/']

function sitePages(catalog: SeedCatalogItem[], posts: SeedPost[], cities: SeedCity[]): Set<string> {
  const items = catalog.map(({ slug, parent, kind }) => catalogItemPath({ slug, parentSlug: parent, kind }))
  return new Set([
    ...SCREENS,
    ...Object.values(TEXT_PAGE_PATHS),
    ...items,
    ...posts.map(({ slug }) => `/blog/${slug}/`),
    ...cities.map(({ id }) => `/contacts/city-${id}/`),
  ])
}

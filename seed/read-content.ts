import {
  type FactoryDraft,
  licenseDraft,
  orderStepDraft,
  siteDraft,
  slideDraft,
} from '@rapport/contract/drafts'
import { readPosts } from './blog.ts'
import { readCatalog } from './catalog.ts'
import { readCities } from './cities.ts'
import { readBrandBook } from './documents.ts'
import { ContentFiles } from './files.ts'
import { readHome } from './home.ts'
import { Links } from './links.ts'
import { readMaterials } from './materials.ts'
import { Mistakes } from './mistakes.ts'
import { PictureBook } from './picture-book.ts'
import { readPriceGroups } from './prices.ts'
import { type Reading, readList, readWhole } from './reading.ts'
import { readRedirects } from './redirects.ts'
import { readRendered } from './rendered-pictures.ts'
import { sitePages } from './site-pages.ts'
import { readTextPages } from './text-pages.ts'
import { setRussian } from './typography.ts'

/**
 * The demo factory, read from `directory`. Throws one ContentError that names file, entry and field of
 * everything that is wrong.
 */
export async function readContent(directory: string = import.meta.dirname): Promise<FactoryDraft> {
  const files = new ContentFiles(directory)
  const mistakes = new Mistakes()
  const pictures = new PictureBook(mistakes.report, await readRendered(files, mistakes))
  const reading: Reading = { files, mistakes, pictures, links: new Links() }

  const site = await readWhole(reading, 'site.yaml', siteDraft)
  if (site) pictures.draw(site.draft.logo, site.place, 'logo')
  const brandBook = site
    ? await readBrandBook(files, site.draft.brandBook, site.place, mistakes.report)
    : null
  const slides = await readPictured(reading, 'home/slides.yaml', slideDraft, ['title', 'subtitle', 'content'])
  const orderSteps = await readPictured(reading, 'home/order-steps.yaml', orderStepDraft, ['content'])
  const home = await readHome(reading)
  const licenses = await readPictured(reading, 'licenses.yaml', licenseDraft, ['title', 'description'])
  const cities = await readCities(reading)
  const textPages = await readTextPages(reading)
  const posts = await readPosts(reading)
  const catalog = await readCatalog(files, mistakes)
  for (const { place, item } of catalog) {
    pictures.draw(item.picture, place, 'picture')
    pictures.draw(item.banner, place, 'banner')
    for (const [index, name] of item.gallery.entries()) pictures.draw(name, place, `gallery.${index}`)
    pictures.drawIn(item.description, place, 'description')
    reading.links.noteIn(item.description, place, 'description')
  }
  const materials = await readMaterials(files, mistakes, pictures)
  const priceGroups = await readPriceGroups(files, mistakes, catalog, materials)
  const items = catalog.map(({ item }) => item)
  const pages = sitePages(items, posts, cities)
  const redirects = await readRedirects(reading, pages)
  // A page that failed its own schema would be missed: the links that lead to it are not at fault.
  if (mistakes.lines.length === 0) reading.links.check(pages, mistakes.report)

  mistakes.settle()
  if (!site || !home) throw new Error('What is missing must have been reported')
  return {
    site: site.draft,
    slides,
    orderSteps,
    textPages,
    home,
    licenses,
    cities,
    materials,
    priceGroups,
    posts,
    redirects,
    catalog: items,
    pictures: pictures.drawn(),
    rendered: pictures.rendered(),
    brandBook,
  }
}

/** A list whose entries have a picture each; the named fields are set as Russian text. */
async function readPictured<D extends { picture: string | null }>(
  reading: Reading,
  file: string,
  schema: Parameters<typeof readList<D>>[2],
  texts: (keyof D)[],
): Promise<D[]> {
  return (await readList(reading, file, schema)).map(({ place, draft }) => {
    reading.pictures.draw(draft.picture, place, 'picture')
    const set = Object.fromEntries(texts.map((field) => [field, setRussian(String(draft[field]))]))
    return { ...draft, ...set }
  })
}

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  type FactoryDraft,
  orderStepDraft,
  siteDraft,
  slideDraft,
  type TextPageDraft,
  textPageDraft,
} from '@rapport/contract/drafts'
import * as z from 'zod/mini'
import { readCatalog } from './catalog.ts'
import { ContentFiles } from './files.ts'
import { htmlFromMarkdown, RAW_HTML } from './markdown.ts'
import { Mistakes } from './mistakes.ts'
import { PictureBook } from './picture-book.ts'
import { setRussian } from './typography.ts'

/**
 * The demo factory, read from `directory`. Throws one ContentError that names file, entry and field of
 * everything that is wrong.
 */
export async function readContent(directory: string = import.meta.dirname): Promise<FactoryDraft> {
  const files = new ContentFiles(directory)
  const mistakes = new Mistakes()
  const pictures = new PictureBook(mistakes.report)

  const site = mistakes.check(siteDraft, await files.yaml('site.yaml'), { file: files.nameOf('site.yaml') })
  const slides = await readList('slides.yaml', slideDraft, (slide) => ({
    ...slide,
    title: setRussian(slide.title),
    subtitle: setRussian(slide.subtitle),
    content: setRussian(slide.content),
  }))
  const orderSteps = await readList('order-steps.yaml', orderStepDraft, (step) => ({
    ...step,
    content: setRussian(step.content),
  }))
  const textPages = await readTextPages(files, mistakes)
  const catalog = await readCatalog(files, mistakes)

  pictures.draw(site?.logo ?? null, { file: files.nameOf('site.yaml') }, 'logo')
  for (const { place, item } of catalog) {
    pictures.draw(item.picture, place, 'picture')
    pictures.draw(item.banner, place, 'banner')
    for (const [index, name] of item.gallery.entries()) pictures.draw(name, place, `gallery.${index}`)
  }

  mistakes.settle()
  if (!site) throw new Error('A site that is missing must have been reported')
  return {
    site,
    slides,
    orderSteps,
    textPages,
    catalog: catalog.map(({ item }) => item),
    pictures: pictures.drawn(),
  }

  async function readList<D extends { picture: string | null }>(
    file: string,
    schema: z.ZodMiniType<D>,
    typeset: (draft: D) => D,
  ): Promise<D[]> {
    const list = mistakes.check(z.array(z.unknown()), await files.yaml(file), { file: files.nameOf(file) })
    return (list ?? []).flatMap((source, index) => {
      const place = { file: files.nameOf(file), entry: String(index + 1) }
      const draft = mistakes.check(schema, source, place)
      if (!draft) return []
      pictures.draw(draft.picture, place, 'picture')
      return [typeset(draft)]
    })
  }
}

async function readTextPages(files: ContentFiles, mistakes: Mistakes): Promise<TextPageDraft[]> {
  const pages: TextPageDraft[] = []
  for (const name of (await readdir(path.join(files.directory, 'pages'))).sort()) {
    const file = `pages/${name}`
    const place = { file: files.nameOf(file) }
    const { properties, body } = await files.page(file)
    const page = mistakes.check(textPageDraft, { ...Object(properties), body: htmlFromMarkdown(body) }, place)
    if (RAW_HTML.test(body)) mistakes.report(place, 'body', 'must be Markdown alone')
    if (page) pages.push(page)
  }
  return pages
}

import { findVideoId } from '@rapport/contract/media/video'
import { typeset } from '@rapport/markdown/typeset'
import type { SeedHome } from '@rapport/staff-contract/seed/seed'
import { type ReadContext, readMarkdown, readOne } from '../reading/read-context.ts'
import { entryName, type SourceLocation } from '../reading/validation-errors.ts'
import { seedHome } from './content-schemas.ts'

/** Minimum numbers of portfolio pictures, excursion videos and facts. */
const AT_LEAST = { portfolio: 20, excursion: 6, facts: 11 }

/** Reads the blocks of the home page, one file each; undefined if any is missing or invalid. */
export async function readHome(context: ReadContext): Promise<SeedHome | undefined> {
  const { errors, images, links } = context
  const { shape } = seedHome
  const video = await readOne(context, 'home/video.yaml', shape.video)
  const facts = await readOne(context, 'home/facts.yaml', shape.facts)
  const clients = await readOne(context, 'home/clients.yaml', shape.clients)
  const portfolio = await readOne(context, 'home/portfolio.yaml', shape.portfolio)
  const testimonials = await readOne(context, 'home/testimonials.yaml', shape.testimonials)
  const excursion = await readOne(context, 'home/excursion.yaml', shape.excursion)
  const stories = await readOne(context, 'home/stories.yaml', shape.stories)
  const seo = await readOne(context, 'home/seo.yaml', shape.seo)
  if (!video || !facts || !clients || !portfolio || !testimonials || !excursion || !stories || !seo)
    return undefined

  const checkCount = (location: SourceLocation, field: string, list: unknown[], least: number) => {
    if (list.length < least)
      errors.reportError(location, field, `must be ${least} or more, not ${list.length}`)
  }
  const registerAll = (location: SourceLocation, list: { picture: string | null }[]) => {
    for (const [index, entry] of list.entries())
      images.register(entry.picture, { ...location, entry: entryName(entry, index) }, 'picture')
  }
  const checkVideo = (location: SourceLocation, url: string) => {
    if (!findVideoId(url)) errors.reportError(location, 'video', `"${url}" is no video of the video host`)
  }

  checkCount(facts.location, '', facts.value, AT_LEAST.facts)
  checkCount(portfolio.location, 'pictures', portfolio.value.pictures, AT_LEAST.portfolio)
  checkCount(excursion.location, 'videos', excursion.value.videos, AT_LEAST.excursion)
  images.register(video.value.picture, video.location, 'picture')
  registerAll(facts.location, facts.value)
  registerAll(clients.location, clients.value.list)
  registerAll(portfolio.location, portfolio.value.pictures)
  registerAll(excursion.location, excursion.value.videos)
  checkVideo(video.location, video.value.video)
  for (const { title, video: url } of excursion.value.videos)
    checkVideo({ ...excursion.location, entry: title }, url)
  for (const { title, cover, frames } of stories.value) {
    const location = { ...stories.location, entry: title }
    images.register(cover, location, 'cover')
    for (const [index, { picture, link }] of frames.entries()) {
      images.register(picture, location, `frames.${index}.picture`)
      links.note(link, location, `frames.${index}.link`)
    }
  }
  const text = readMarkdown(context, video.value.text, video.location, 'text')

  return {
    video: { ...video.value, title: typeset(video.value.title), text },
    facts: facts.value.map((fact) => ({
      ...fact,
      title: typeset(fact.title),
      content: typeset(fact.content),
    })),
    clients: clients.value,
    portfolio: {
      ...portfolio.value,
      pictures: portfolio.value.pictures.map((entry) => ({ ...entry, title: typeset(entry.title) })),
    },
    testimonials: {
      ...testimonials.value,
      reviews: testimonials.value.reviews.map((review) => ({
        ...review,
        position: typeset(review.position),
        content: typeset(review.content),
      })),
    },
    excursion: excursion.value,
    stories: stories.value.map((story) => ({
      ...story,
      frames: story.frames.map((frame) => ({
        ...frame,
        title: typeset(frame.title),
        text: typeset(frame.text),
      })),
    })),
    seo: seo.value,
  }
}

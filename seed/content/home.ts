import { type HomeDraft, homeDraft } from '@rapport/contract/drafts'
import { entryName, type Place } from './mistakes.ts'
import { type Reading, readProse, readWhole } from './reading.ts'
import { setRussian } from './typography.ts'

/** Pictures of the portfolio, videos of the excursion and facts of the factory, at least (§1, §3, §9). */
const AT_LEAST = { portfolio: 20, excursion: 6, facts: 11 }

/** An address of the video host, or a bare id (§3 "Video link", decisions.md §5). */
const VIDEO = /^(?:https:\/\/rutube\.ru\/(?:video|shorts|play\/embed)\/)?[\da-f]{32}\/?$/

/** The blocks of the home page, one file each; undefined when any of them is missing or wrong. */
export async function readHome(reading: Reading): Promise<HomeDraft | undefined> {
  const { mistakes, pictures, links } = reading
  const { shape } = homeDraft
  const video = await readWhole(reading, 'home/video.yaml', shape.video)
  const facts = await readWhole(reading, 'home/facts.yaml', shape.facts)
  const clients = await readWhole(reading, 'home/clients.yaml', shape.clients)
  const portfolio = await readWhole(reading, 'home/portfolio.yaml', shape.portfolio)
  const testimonials = await readWhole(reading, 'home/testimonials.yaml', shape.testimonials)
  const excursion = await readWhole(reading, 'home/excursion.yaml', shape.excursion)
  const stories = await readWhole(reading, 'home/stories.yaml', shape.stories)
  if (!video || !facts || !clients || !portfolio || !testimonials || !excursion || !stories) return undefined

  const enough = (place: Place, field: string, list: unknown[], least: number) => {
    if (list.length < least) mistakes.report(place, field, `must be ${least} or more, not ${list.length}`)
  }
  const draw = (place: Place, list: { picture: string | null }[]) => {
    for (const [index, entry] of list.entries())
      pictures.draw(entry.picture, { ...place, entry: entryName(entry, index) }, 'picture')
  }
  const watch = (place: Place, address: string) => {
    if (!VIDEO.test(address)) mistakes.report(place, 'video', `"${address}" is no video of the video host`)
  }

  enough(facts.place, '', facts.draft, AT_LEAST.facts)
  enough(portfolio.place, 'pictures', portfolio.draft.pictures, AT_LEAST.portfolio)
  enough(excursion.place, 'videos', excursion.draft.videos, AT_LEAST.excursion)
  draw(facts.place, facts.draft)
  draw(clients.place, clients.draft.list)
  draw(portfolio.place, portfolio.draft.pictures)
  draw(excursion.place, excursion.draft.videos)
  watch(video.place, video.draft.video)
  for (const { title, video: address } of excursion.draft.videos)
    watch({ ...excursion.place, entry: title }, address)
  for (const { title, cover, frames } of stories.draft) {
    const place = { ...stories.place, entry: title }
    pictures.draw(cover, place, 'cover')
    for (const [index, { picture, link }] of frames.entries()) {
      pictures.draw(picture, place, `frames.${index}.picture`)
      links.note(link, place, `frames.${index}.link`)
    }
  }
  const text = readProse(reading, video.draft.text, video.place, 'text')

  return {
    video: { ...video.draft, text },
    facts: facts.draft.map((fact) => ({
      ...fact,
      title: setRussian(fact.title),
      content: setRussian(fact.content),
    })),
    clients: clients.draft,
    portfolio: {
      ...portfolio.draft,
      pictures: portfolio.draft.pictures.map((entry) => ({ ...entry, title: setRussian(entry.title) })),
    },
    testimonials: {
      ...testimonials.draft,
      reviews: testimonials.draft.reviews.map((review) => ({
        ...review,
        position: setRussian(review.position),
        content: setRussian(review.content),
      })),
    },
    excursion: excursion.draft,
    stories: stories.draft.map((story) => ({
      ...story,
      frames: story.frames.map((frame) => ({
        ...frame,
        title: setRussian(frame.title),
        text: setRussian(frame.text),
      })),
    })),
  }
}

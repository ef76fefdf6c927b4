import { type Film, HOME_BLOCKS } from '@rapport/contract/home/home'
import { replaceReferences } from '@rapport/markdown/references'
import type { SeedContent, SeedFilm, SeedHome, SeedLicense } from '@rapport/staff-contract/seed/seed'
import { HOME_TITLE, type HomeSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import type { LicenseSnapshot } from '@rapport/staff-contract/snapshots/license-snapshot'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { StorySnapshot } from '@rapport/staff-contract/snapshots/story-snapshot'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { toSeoSnapshot } from '../seo/written-seo.ts'

const ALL_BLOCKS = HOME_BLOCKS.map((name) => ({ name, isShown: true }))

/** The home page of a factory without content: no slides, and empty blocks are hidden. */
export const REQUIRED_HOME: HomeSnapshot = {
  title: HOME_TITLE,
  blocks: ALL_BLOCKS,
  slides: [],
  video: { title: 'Видео о\u00A0фабрике', video: '', film: null, uploadedOn: null, picture: null, text: '' },
  orderSteps: [],
  facts: [],
  clients: { title: 'Наши клиенты', list: [] },
  portfolio: { title: 'Наши работы', list: [] },
  excursion: { title: 'Экскурсия по\u00A0производству', subtitle: '', list: [] },
  testimonials: { title: 'Отзывы', list: [] },
  seo: EMPTY_SEO,
}

/** Converts the seed's home page to a snapshot; films become their paths. */
export function toHomeSnapshot(
  { slides, orderSteps, home }: Pick<SeedContent, 'slides' | 'orderSteps' | 'home'>,
  findPicture: FindPicture,
): HomeSnapshot {
  const fileOf = (name: string) => pictureFile(findPicture(name))
  const withFile = <T extends { picture: string }>(row: T) => ({ ...row, picture: fileOf(row.picture) })
  const withFileOrNone = <T extends { picture: string | null }>(row: T) => ({
    ...row,
    picture: row.picture === null ? null : fileOf(row.picture),
  })
  const { video, clients, portfolio, excursion, testimonials } = home
  return {
    title: HOME_TITLE,
    blocks: ALL_BLOCKS,
    slides: slides.map(({ portrait, ...slide }) => ({
      ...withFile(slide),
      portrait: portrait && fileOf(portrait),
    })),
    video: {
      ...withFileOrNone(video),
      film: toFilm(video.film),
      text: replaceReferences(video.text, { picture: fileOf }),
    },
    orderSteps: orderSteps.map(withFileOrNone),
    facts: home.facts.map(withFileOrNone),
    clients: { title: clients.title, list: clients.list.map(withFile) },
    portfolio: { title: portfolio.title, list: portfolio.pictures.map(withFile) },
    excursion: {
      title: excursion.title,
      subtitle: excursion.subtitle,
      list: excursion.videos.map(({ film, ...row }) => ({ ...withFile(row), film: toFilm(film) })),
    },
    testimonials: { title: testimonials.title, list: testimonials.reviews },
    seo: toSeoSnapshot(home.seo),
  }
}

const toFilm = (film: SeedFilm | null): Film | null =>
  film && { src: film.file, captions: film.captions, start: film.start, end: film.end }

/** Converts the seed's stories to snapshots. */
export const toStorySnapshots = (seeds: SeedHome['stories'], findPicture: FindPicture): StorySnapshot[] =>
  seeds.map(({ title, cover, frames }, position) => ({
    title,
    position,
    cover: pictureFile(findPicture(cover)),
    frames: frames.map((frame) => ({ ...frame, picture: pictureFile(findPicture(frame.picture)) })),
  }))

/** Converts the seed's licenses to snapshots; documents become their paths. */
export const toLicenseSnapshots = (seeds: SeedLicense[], findPicture: FindPicture): LicenseSnapshot[] =>
  seeds.map((license, position) => ({
    ...license,
    position,
    picture: pictureFile(findPicture(license.picture)),
  }))

import type { LicenceSnapshot } from '@rapport/contract/editing/licence-snapshot'
import type { StorySnapshot } from '@rapport/contract/editing/story-snapshot'
import type { Film } from '@rapport/contract/home'
import type { SeedFilm, SeedHome, SeedLicense } from '@rapport/contract/seed/seed'
import type { FindPicture } from '../media/embed-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { clients, excursionVideos, facts, homeBlocks, portfolio, testimonials } from './tables.ts'

/** Puts the blocks of the home page into an empty database; files go by their paths. */
export async function seedHome(tx: Orm, home: SeedHome, findPicture: FindPicture): Promise<void> {
  await tx.insert(homeBlocks).values([
    {
      name: 'video',
      title: home.video.title,
      video: home.video.video,
      image: home.video.picture === null ? null : findPicture(home.video.picture),
      film: toFilm(home.video.film),
      text: home.video.text,
    },
    { name: 'clients', title: home.clients.title },
    { name: 'portfolio', title: home.portfolio.title },
    { name: 'testimonials', title: home.testimonials.title },
    { name: 'excursion', title: home.excursion.title, subtitle: home.excursion.subtitle },
  ])
  await tx.insert(facts).values(
    home.facts.map(({ picture, ...fact }, position) => ({
      ...fact,
      position,
      image: picture === null ? null : findPicture(picture),
    })),
  )
  await tx.insert(clients).values(
    home.clients.list.map(({ name, picture }, position) => ({
      name,
      position,
      picture: findPicture(picture),
    })),
  )
  await tx.insert(portfolio).values(
    home.portfolio.pictures.map(({ title, picture }, position) => ({
      title,
      position,
      image: findPicture(picture),
    })),
  )
  await tx.insert(testimonials).values(
    home.testimonials.reviews.map(({ position: post, ...review }, position) => ({
      ...review,
      post,
      position,
    })),
  )
  await tx.insert(excursionVideos).values(
    home.excursion.videos.map(({ picture, film, ...video }, position) => ({
      ...video,
      position,
      image: findPicture(picture),
      film: toFilm(film),
    })),
  )
}

const toFilm = (film: SeedFilm | null): Film | null =>
  film && { src: film.file, captions: film.captions, start: film.start, end: film.end }

/** Returns stories of a factory's content as they are written. */
export const toStorySnapshots = (seeds: SeedHome['stories'], findPicture: FindPicture): StorySnapshot[] =>
  seeds.map(({ title, cover, frames }, position) => ({
    ...{ title, position },
    cover: pictureFile(findPicture(cover)),
    frames: frames.map((frame) => ({ ...frame, picture: pictureFile(findPicture(frame.picture)) })),
  }))

/** Returns licences of a factory's content as they are written; documents go by their paths. */
export const toLicenceSnapshots = (seeds: SeedLicense[], findPicture: FindPicture): LicenceSnapshot[] =>
  seeds.map((licence, position) => ({
    ...licence,
    position,
    picture: pictureFile(findPicture(licence.picture)),
  }))

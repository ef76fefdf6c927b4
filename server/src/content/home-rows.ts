import type { HomeBlockName } from '@rapport/contract/home/home'
import type { Picture } from '@rapport/contract/media/media'
import { HOME_TITLE, type HomeSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import { asc } from 'drizzle-orm'
import type { WriteOptions } from '../content-kind.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolvePictures, type WithPictures } from '../media/pictures.ts'
import { requirePicture } from '../media/require-picture.ts'
import type { Orm } from '../platform/database/database.ts'
import { readPageSeo, writeSeo } from '../seo/written-seo.ts'
import { type RowsTable, replaceRows } from './listed-rows.ts'
import {
  clients,
  excursionVideos,
  facts,
  homeBlocks,
  orderSteps,
  portfolio,
  slides,
  testimonials,
} from './tables.ts'

/** Key of the single home page. */
export const HOME_KEY = '1'
/** Id of its SEO record. */
const HOME_PATH = '/'

type BlockRow = typeof homeBlocks.$inferSelect
type ShownBlock = WithPictures<BlockRow, 'image'>

const fileOf = (picture: Picture | null) => picture && pictureFile(picture)

/** Returns the snapshot of the home page; undefined if the database has no content yet. */
export async function readHome(orm: Orm): Promise<HomeSnapshot | undefined> {
  const stored = await orm.select().from(homeBlocks).orderBy(asc(homeBlocks.position))
  const blocks = await resolvePictures(orm, stored, ['image'])
  if (blocks.length === 0) return undefined
  const rowsOf = async <T extends RowsTable>(table: T) =>
    (await orm.select().from<RowsTable>(table).orderBy(asc(table.position))) as T['$inferSelect'][]
  const toStep = ({ title, content, image }: WithPictures<typeof facts.$inferSelect, 'image'>) => ({
    title,
    content,
    picture: fileOf(image),
  })
  const block = (name: HomeBlockName): Partial<ShownBlock> => blocks.find((one) => one.name === name) ?? {}
  const titleOf = (name: HomeBlockName) => block(name).title ?? ''
  return {
    title: HOME_TITLE,
    blocks: blocks.map(({ name, isShown }) => ({ name, isShown })),
    slides: (await resolvePictures(orm, await rowsOf(slides), ['image', 'portrait'])).map(
      ({ image, portrait, title, subtitle, content }) => ({
        title,
        subtitle,
        content,
        picture: pictureFile(image),
        portrait: fileOf(portrait),
      }),
    ),
    video: toVideo(block('video')),
    orderSteps: (await resolvePictures(orm, await rowsOf(orderSteps), ['image'])).map(toStep),
    facts: (await resolvePictures(orm, await rowsOf(facts), ['image'])).map(toStep),
    clients: {
      title: titleOf('clients'),
      list: (await resolvePictures(orm, await rowsOf(clients), ['picture'])).map(({ name, picture }) => ({
        name,
        picture: pictureFile(picture),
      })),
    },
    portfolio: {
      title: titleOf('portfolio'),
      list: (await resolvePictures(orm, await rowsOf(portfolio), ['image'])).map(({ title, image }) => ({
        title,
        picture: pictureFile(image),
      })),
    },
    excursion: {
      title: titleOf('excursion'),
      subtitle: block('excursion').subtitle ?? '',
      list: (await resolvePictures(orm, await rowsOf(excursionVideos), ['image'])).map(
        ({ title, video, film, uploadedOn, image }) => ({
          title,
          video,
          film,
          uploadedOn,
          picture: pictureFile(image),
        }),
      ),
    },
    testimonials: {
      title: titleOf('testimonials'),
      list: (await rowsOf(testimonials)).map(({ name, post, content }) => ({
        name,
        position: post,
        content,
      })),
    },
    seo: await readPageSeo(orm, 'page', HOME_PATH),
  }
}

const toVideo = ({ title = '', video, film, uploadedOn, image, textMarkdown }: Partial<ShownBlock>) => ({
  title,
  video: video ?? '',
  film: film ?? null,
  uploadedOn: uploadedOn ?? null,
  picture: fileOf(image ?? null),
  text: textMarkdown ?? '',
})

/** Replaces the home page. */
export async function writeHome(
  tx: Orm,
  snapshot: HomeSnapshot,
  { findPictureId, renderText }: WriteOptions,
): Promise<string> {
  const { video, excursion } = snapshot
  const required = (file: string | null) => requirePicture(findPictureId, file)
  const optional = async (file: string | null) => (file === null ? null : required(file))
  const own: Partial<Record<HomeBlockName, Partial<BlockRow>>> = {
    video: {
      title: video.title,
      video: video.video.trim() || null,
      film: video.film,
      uploadedOn: video.uploadedOn,
      image: await optional(video.picture),
      text: await renderText(video.text),
      textMarkdown: video.text,
    },
    clients: { title: snapshot.clients.title },
    portfolio: { title: snapshot.portfolio.title },
    excursion: { title: excursion.title, subtitle: excursion.subtitle },
    testimonials: { title: snapshot.testimonials.title },
  }
  await tx.delete(homeBlocks)
  await tx
    .insert(homeBlocks)
    .values(snapshot.blocks.map((block, position) => ({ ...block, position, title: '', ...own[block.name] })))
  const toStepRow = async ({ picture, ...step }: HomeSnapshot['facts'][number]) => ({
    ...step,
    image: await optional(picture),
  })
  const withImage = async <T extends { picture: string | null }>({ picture, ...row }: T) => ({
    ...row,
    image: await required(picture),
  })
  const slideRows = snapshot.slides.map(async ({ portrait, ...slide }) => ({
    ...(await withImage(slide)),
    portrait: await optional(portrait),
  }))
  await replaceRows(tx, slides, await Promise.all(slideRows))
  await replaceRows(tx, orderSteps, await Promise.all(snapshot.orderSteps.map(toStepRow)))
  await replaceRows(tx, facts, await Promise.all(snapshot.facts.map(toStepRow)))
  const logos = snapshot.clients.list.map(async ({ name, picture }) => ({
    name,
    picture: await required(picture),
  }))
  await replaceRows(tx, clients, await Promise.all(logos))
  await replaceRows(tx, portfolio, await Promise.all(snapshot.portfolio.list.map(withImage)))
  await replaceRows(tx, excursionVideos, await Promise.all(excursion.list.map(withImage)))
  const reviews = snapshot.testimonials.list.map(({ position: post, ...review }) => ({ ...review, post }))
  await replaceRows(tx, testimonials, reviews)
  await writeSeo(tx, 'page', HOME_PATH, snapshot.seo, findPictureId)
  return HOME_KEY
}

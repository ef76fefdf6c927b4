import type {
  ClientsBlock,
  HomeBlockName,
  HomeBlocks,
  OrderStep,
  Slide,
  VideoBlock,
} from '@rapport/contract/home/home'
import type { License, Story } from '@rapport/contract/site/site'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import { resolvePictures, resolveRowPictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import {
  clients,
  excursionVideos,
  facts,
  homeBlocks,
  licenses,
  orderSteps,
  portfolio,
  slides,
  stories,
  testimonials,
} from './tables.ts'

/** Members of one block, at most. */
const BLOCK_MAX = 60

type OwnBlocks = Omit<HomeBlocks, 'seo' | 'catalogPreview'>

/** Returns the blocks of the home page with their own content; data of hidden blocks are left out. */
export async function getHomeBlocks(orm: Orm): Promise<OwnBlocks> {
  const { name, title, subtitle, isShown, position } = homeBlocks
  const shown = await orm
    .select({ name, title, subtitle })
    .from(homeBlocks)
    .where(eq(isShown, true))
    .orderBy(asc(position))
  const ofBlock = async <T>(block: HomeBlockName, list: (orm: Orm) => Promise<T[]>): Promise<T[]> =>
    shown.some((one) => one.name === block) ? list(orm) : []
  const [slider, steps, factList, pictures, videos, reviews] = await Promise.all([
    listSlides(orm),
    ofBlock('orderSteps', listOrderSteps),
    ofBlock('facts', listFacts),
    ofBlock('portfolio', listPortfolio),
    ofBlock('excursion', listExcursionVideos),
    ofBlock('testimonials', listReviews),
  ])
  const block = (name: HomeBlockName) => shown.find((one) => one.name === name)
  const titleOf = (name: HomeBlockName) => block(name)?.title ?? ''
  return {
    blocks: shown.map((one) => one.name),
    slider,
    orderSteps: steps,
    facts: factList,
    portfolio: { title: titleOf('portfolio'), pictures },
    excursion: { title: titleOf('excursion'), subtitle: block('excursion')?.subtitle ?? '', videos },
    testimonials: { title: titleOf('testimonials'), reviews },
  }
}

async function listSlides(orm: Orm): Promise<Slide[]> {
  const { position, ...columns } = getTableColumns(slides)
  const rows = await orm.select(columns).from(slides).orderBy(asc(position)).limit(BLOCK_MAX)
  return resolvePictures(orm, rows, ['image', 'portrait'])
}

export async function listOrderSteps(orm: Orm): Promise<OrderStep[]> {
  const { position, ...columns } = getTableColumns(orderSteps)
  const rows = await orm.select(columns).from(orderSteps).orderBy(asc(position)).limit(BLOCK_MAX)
  return resolvePictures(orm, rows, ['image'])
}

async function listFacts(orm: Orm) {
  const { position, ...columns } = getTableColumns(facts)
  const rows = await orm.select(columns).from(facts).orderBy(asc(position)).limit(BLOCK_MAX)
  return resolvePictures(orm, rows, ['image'])
}

async function listPortfolio(orm: Orm) {
  const { position, ...columns } = getTableColumns(portfolio)
  const rows = await orm.select(columns).from(portfolio).orderBy(asc(position)).limit(BLOCK_MAX)
  return resolvePictures(orm, rows, ['image'])
}

async function listReviews(orm: Orm) {
  const rows = await orm.select().from(testimonials).orderBy(asc(testimonials.position)).limit(BLOCK_MAX)
  return rows.map(({ id, name, post, content }) => ({ key: String(id), name, position: post, content }))
}

async function listExcursionVideos(orm: Orm) {
  const { position, ...columns } = getTableColumns(excursionVideos)
  const rows = await orm.select(columns).from(excursionVideos).orderBy(asc(position)).limit(BLOCK_MAX)
  return resolvePictures(orm, rows, ['image'])
}

export async function getVideoBlock(orm: Orm): Promise<VideoBlock | undefined> {
  const { title, video, image, film, uploadedOn, text } = homeBlocks
  const [stored] = await orm
    .select({ title, video, image, film, uploadedOn, text })
    .from(homeBlocks)
    .where(and(eq(homeBlocks.name, 'video'), eq(homeBlocks.isShown, true)))
  const row = await resolveRowPictures(orm, stored, ['image', 'text'])
  return row?.video ? { ...row, video: row.video, text: row.text ?? '' } : undefined
}

export async function getClients(orm: Orm): Promise<ClientsBlock> {
  const rows = await orm
    .select({ name: clients.name, picture: clients.picture, title: homeBlocks.title })
    .from(clients)
    .innerJoin(homeBlocks, and(eq(homeBlocks.name, 'clients'), eq(homeBlocks.isShown, true)))
    .orderBy(asc(clients.position))
    .limit(BLOCK_MAX)
  const logos = await resolvePictures(orm, rows, ['picture'])
  return { title: logos[0]?.title ?? '', images: logos.map(({ picture, name }) => ({ ...picture, name })) }
}

export async function listLicenses(orm: Orm): Promise<License[]> {
  const { position, ...columns } = getTableColumns(licenses)
  const rows = await orm.select(columns).from(licenses).orderBy(asc(position)).limit(BLOCK_MAX)
  return resolvePictures(orm, rows, ['image'])
}

export async function listStories(orm: Orm): Promise<Story[]> {
  const { position, ...columns } = getTableColumns(stories)
  const rows = await orm.select(columns).from(stories).orderBy(asc(position)).limit(BLOCK_MAX)
  const covered = await resolvePictures(orm, rows, ['cover'])
  const frames = await resolvePictures(
    orm,
    rows.flatMap((story) => story.frames),
    ['image'],
  )
  return covered.map((story) => ({ ...story, frames: frames.splice(0, story.frames.length) }))
}

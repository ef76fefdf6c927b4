import type { ClientsBlock, HomePage, OrderStep, Slide, VideoBlock } from '@rapport/contract/home'
import type { License, Story } from '@rapport/contract/site'
import { asc, eq, getTableColumns } from 'drizzle-orm'
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

type OwnBlocks = Omit<HomePage, 'seo' | 'properties' | 'catalogPreview'>

/** The blocks of the home page that are content of their own. */
export async function getHomeBlocks(orm: Orm): Promise<OwnBlocks> {
  const titles = await listBlocks(orm)
  return {
    slider: await listSlides(orm),
    orderSteps: await listOrderSteps(orm),
    facts: await listFacts(orm),
    portfolio: {
      title: titles.get('portfolio')?.title ?? '',
      pictures: await listPortfolio(orm),
    },
    testimonials: {
      title: titles.get('testimonials')?.title ?? '',
      reviews: await listReviews(orm),
    },
    excursion: {
      title: titles.get('excursion')?.title ?? '',
      subtitle: titles.get('excursion')?.subtitle ?? '',
      videos: await listExcursionVideos(orm),
    },
  }
}

export function listSlides(orm: Orm): Promise<Slide[]> {
  const { position, ...columns } = getTableColumns(slides)
  return orm.select(columns).from(slides).orderBy(asc(position)).limit(BLOCK_MAX)
}

export function listOrderSteps(orm: Orm): Promise<OrderStep[]> {
  const { position, ...columns } = getTableColumns(orderSteps)
  return orm.select(columns).from(orderSteps).orderBy(asc(position)).limit(BLOCK_MAX)
}

function listFacts(orm: Orm) {
  const { position, ...columns } = getTableColumns(facts)
  return orm.select(columns).from(facts).orderBy(asc(position)).limit(BLOCK_MAX)
}

function listPortfolio(orm: Orm) {
  const { position, ...columns } = getTableColumns(portfolio)
  return orm.select(columns).from(portfolio).orderBy(asc(position)).limit(BLOCK_MAX)
}

async function listReviews(orm: Orm) {
  const rows = await orm.select().from(testimonials).orderBy(asc(testimonials.position)).limit(BLOCK_MAX)
  return rows.map(({ id, name, post, content }) => ({ key: String(id), name, position: post, content }))
}

function listExcursionVideos(orm: Orm) {
  const { position, ...columns } = getTableColumns(excursionVideos)
  return orm.select(columns).from(excursionVideos).orderBy(asc(position)).limit(BLOCK_MAX)
}

async function listBlocks(orm: Orm) {
  const rows = await orm.select().from(homeBlocks)
  return new Map(rows.map((row) => [row.name, row]))
}

export async function getVideoBlock(orm: Orm): Promise<VideoBlock | undefined> {
  const [row] = await orm.select().from(homeBlocks).where(eq(homeBlocks.name, 'video'))
  return row?.video ? { video: row.video, text: row.text ?? '' } : undefined
}

export async function getClients(orm: Orm): Promise<ClientsBlock> {
  const rows = await orm.select().from(clients).orderBy(asc(clients.position)).limit(BLOCK_MAX)
  return {
    title: (await listBlocks(orm)).get('clients')?.title ?? '',
    images: rows.map(({ picture, name }) => ({ ...picture, name })),
  }
}

export function listLicenses(orm: Orm): Promise<License[]> {
  const { position, ...columns } = getTableColumns(licenses)
  return orm.select(columns).from(licenses).orderBy(asc(position)).limit(BLOCK_MAX)
}

export function listStories(orm: Orm): Promise<Story[]> {
  const { position, ...columns } = getTableColumns(stories)
  return orm.select(columns).from(stories).orderBy(asc(position)).limit(BLOCK_MAX)
}

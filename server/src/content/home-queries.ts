import type { ClientsBlock, HomePage, VideoBlock } from '@rapport/contract/home'
import type { License, Story } from '@rapport/contract/site'
import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Orm } from '../platform/database.ts'
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
  const { position: slidePosition, ...slideColumns } = getTableColumns(slides)
  const { position: stepPosition, ...stepColumns } = getTableColumns(orderSteps)
  const { position: factPosition, ...factColumns } = getTableColumns(facts)
  const { position: picturePosition, ...pictureColumns } = getTableColumns(portfolio)
  const { position: videoPosition, ...videoColumns } = getTableColumns(excursionVideos)
  const reviews = await orm.select().from(testimonials).orderBy(asc(testimonials.position)).limit(BLOCK_MAX)
  return {
    slider: await orm.select(slideColumns).from(slides).orderBy(asc(slidePosition)).limit(BLOCK_MAX),
    orderSteps: await orm.select(stepColumns).from(orderSteps).orderBy(asc(stepPosition)).limit(BLOCK_MAX),
    facts: await orm.select(factColumns).from(facts).orderBy(asc(factPosition)).limit(BLOCK_MAX),
    portfolio: {
      title: titles.get('portfolio')?.title ?? '',
      pictures: await orm
        .select(pictureColumns)
        .from(portfolio)
        .orderBy(asc(picturePosition))
        .limit(BLOCK_MAX),
    },
    testimonials: {
      title: titles.get('testimonials')?.title ?? '',
      reviews: reviews.map(({ id, name, post, content }) => ({
        key: String(id),
        name,
        position: post,
        content,
      })),
    },
    excursion: {
      title: titles.get('excursion')?.title ?? '',
      subtitle: titles.get('excursion')?.subtitle ?? '',
      videos: await orm
        .select(videoColumns)
        .from(excursionVideos)
        .orderBy(asc(videoPosition))
        .limit(BLOCK_MAX),
    },
  }
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
  const { src, name } = getTableColumns(clients)
  return {
    title: (await listBlocks(orm)).get('clients')?.title ?? '',
    images: await orm.select({ src, name }).from(clients).orderBy(asc(clients.position)).limit(BLOCK_MAX),
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

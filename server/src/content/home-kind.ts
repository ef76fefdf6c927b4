import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { HOME_BLOCKS } from '@rapport/contract/home/home'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { HomeSnapshot } from '@rapport/staff-contract/snapshots/home-snapshot'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { seoRecords } from '../seo/tables.ts'
import { checkSeo } from '../seo/written-seo.ts'
import { HOME_KEY, readHome, writeHome } from './home-rows.ts'
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

/** The home page with all blocks. There is a single entry, which is never unpublished. */
export const homeKind: ContentKind<'home'> = {
  name: 'home',
  tables: [
    homeBlocks,
    slides,
    orderSteps,
    facts,
    clients,
    portfolio,
    excursionVideos,
    testimonials,
    seoRecords,
  ],
  mapTexts: (snapshot, change) => ({
    ...snapshot,
    video: { ...snapshot.video, text: change(snapshot.video.text, 'video.text') },
  }),
  clean: (snapshot) => ({ ...snapshot, blocks: withAllBlocks(snapshot.blocks) }),
  resolvePath: async () => '/',
  read: readHome,
  async check(tx, snapshot, { subjectId }): Promise<FieldErrors> {
    if (subjectId !== HOME_KEY) return { message: [editingMessages.homeIsOne] }
    return { ...(await checkPictures(tx, picturesOf(snapshot))), ...(await checkSeo(tx, snapshot.seo)) }
  },
  write: writeHome,
}

/** Blocks that are newer than the snapshot are appended. */
const withAllBlocks = (blocks: HomeSnapshot['blocks']): HomeSnapshot['blocks'] => [
  ...blocks,
  ...HOME_BLOCKS.filter((name) => !blocks.some((block) => block.name === name)).map((name) => ({
    name,
    isShown: true,
  })),
]

function picturesOf(snapshot: HomeSnapshot): Record<string, string> {
  const { slides, orderSteps, facts, clients, portfolio, excursion } = snapshot
  const lists = {
    slides,
    orderSteps,
    facts,
    'clients.list': clients.list,
    'portfolio.list': portfolio.list,
    'excursion.list': excursion.list,
  }
  const listed = Object.entries(lists).flatMap(([field, list]) =>
    list.map(({ picture }, index): [string, string | null] => [`${field}.${index}.picture`, picture]),
  )
  const portraits = slides.map(({ portrait }, index) => [`slides.${index}.portrait`, portrait] as const)
  return Object.fromEntries(
    [...listed, ...portraits, ['video.picture', snapshot.video.picture] as const].filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  )
}

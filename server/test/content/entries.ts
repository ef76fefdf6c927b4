import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { OperationSnapshot } from '@rapport/staff-contract/snapshots/calculation/operation-snapshot'
import type { CitySnapshot } from '@rapport/staff-contract/snapshots/city-snapshot'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { MaterialSnapshot } from '@rapport/staff-contract/snapshots/material-snapshot'
import type { PostSnapshot } from '@rapport/staff-contract/snapshots/post-snapshot'
import type { PriceGroupSnapshot } from '@rapport/staff-contract/snapshots/price-group-snapshot'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import type { TextPageSnapshot } from '@rapport/staff-contract/snapshots/text-page-snapshot'
import type { media } from '../../src/media/tables.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'
import { insertPicture, PICTURE } from './insert-picture.ts'

export { PICTURE }

/** Returns the fields of a valid post with its own slug. */
export const postFields = (slug: string, fields: Partial<PostSnapshot> = {}): PostSnapshot => ({
  slug,
  title: 'О ситце',
  shortText: 'Коротко',
  body: 'Ситец **лёгкий**',
  picture: PICTURE,
  publicationAt: '2026-01-02T07:00:00.000Z',
  tags: ['ткани'],
  seo: EMPTY_SEO,
  ...fields,
})

/** Stores the picture of the posts in any state, and another picture by name. */
export async function addPicture(
  { database }: StaffApp,
  file = PICTURE,
  state: (typeof media.$inferInsert)['state'] = 'ready',
): Promise<void> {
  await insertPicture(database.orm, file, state)
}

/** Creates a draft of a post. */
export async function createPost(browser: SignedIn, slug: string, fields: Partial<PostSnapshot> = {}) {
  const body = { kind: 'post', snapshot: postFields(slug, fields) }
  return (await browser.call('createEntry', { body })).result.entry as Entry
}

/** Creates a draft of any kind. */
export async function createDraft<K extends ContentKindName>(
  browser: SignedIn,
  kind: K,
  snapshot: Snapshots[K],
) {
  const { status, errors, result } = await browser.call('createEntry', { body: { kind, snapshot } })
  if (status !== 200) throw new Error(`No draft: ${status} ${JSON.stringify(errors)}`)
  return result.entry as Entry
}

/** Creates and publishes an entry of any kind. */
export async function createPublished<K extends ContentKindName>(
  browser: SignedIn,
  kind: K,
  snapshot: Snapshots[K],
) {
  const answer = await publish(browser, await createDraft(browser, kind, snapshot))
  if (answer.status !== 200) throw new Error(`Not published: ${JSON.stringify(answer.errors)}`)
  return answer.entry
}

/** Returns the fields of a valid fabric. */
export const materialFields = (erpId: string, fields: Partial<MaterialSnapshot> = {}): MaterialSnapshot => ({
  erpId,
  title: `Ткань ${erpId}`,
  pictures: [PICTURE],
  features: '<p>Тонкая</p>',
  description: '',
  members: [],
  position: null,
  ...fields,
})

/** Returns the fields of a valid item, a product by default. */
export const itemFields = (slug: string, fields: Partial<ItemSnapshot> = {}): ItemSnapshot =>
  emptySnapshot('item', {
    slug,
    title: `Изделие ${slug}`,
    summary: 'Коротко',
    description: '<p>Подробно</p>',
    properties: [{ name: 'Плотность', value: '180 г/м²' }],
    unit: 'шт',
    picture: PICTURE,
    ...fields,
  })

/** Returns the fields of a valid operation, priced by the piece. */
export const operationFields = (
  erpId: string,
  fields: Partial<OperationSnapshot> = {},
): OperationSnapshot => ({
  erpId,
  title: `Работа ${erpId}`,
  kind: 'packing',
  note: '',
  isOnOffer: true,
  days: 1,
  perDay: null,
  pricing: 'piece',
  setupPerDesign: 0,
  setupPerColor: 0,
  stitchesPerCm2: 0,
  stitchesMin: 0,
  tiers: [1, 50],
  rows: [{ areaCm2: null, colors: null, prices: [2_000, 1_500] }],
  position: null,
  ...fields,
})

/** Returns the fields of a valid text page, at one of the existing places. */
export const textPageFields = (slug: string, fields: Partial<TextPageSnapshot> = {}): TextPageSnapshot => ({
  slug,
  title: 'Как заказать',
  version: '1',
  body: 'Так',
  document: null,
  seo: EMPTY_SEO,
  ...fields,
})

/** Returns the fields of a valid city, open from nine to six. */
export const cityFields = (
  title: string,
  subdomain: string,
  fields: Partial<CitySnapshot> = {},
): CitySnapshot => ({
  title,
  subdomain,
  aliases: [],
  phones: ['8 (4872) 12-34-56'],
  phoneGoal: '',
  email: 'a@proba.example',
  address: 'Мира, 1',
  coordinates: '',
  howToGet: '',
  photos: [],
  week: ['9-18', '9-18', '9-18', '9-18', '9-18', '', ''],
  hoursText: '',
  exceptions: [],
  timeZone: 'Europe/Moscow',
  warnings: [],
  position: null,
  seo: EMPTY_SEO,
  ...fields,
})

/** Returns the fields of a valid price group of one material. */
export const priceGroupFields = (
  erpId: string,
  material: string,
  fields: Partial<PriceGroupSnapshot> = {},
): PriceGroupSnapshot => ({
  erpId,
  title: 'Поло',
  unit: 'шт',
  note: '',
  categories: [{ title: 'Хлопок', materials: [material] }],
  variants: [
    {
      title: 'Без печати',
      ranges: [
        { from: 1, to: 9 },
        { from: 10, to: null },
      ],
      rows: [{ material, label: 'Ситец', prices: { anonymous: [100_000, 90_000] } }],
    },
  ],
  ...fields,
})

/** Publishes the current version of an entry. */
export async function publish(browser: SignedIn, { id, version }: Pick<Entry, 'id' | 'version'>) {
  const answer = await browser.call('publishEntries', { body: { entries: [{ id, version }] } })
  return { ...answer, entry: answer.result.entries?.[0] as Entry }
}

/** Saves a draft with a version. */
export const save = (browser: SignedIn, id: number, body: object) => browser.call('saveDraft', { id, body })

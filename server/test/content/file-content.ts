import type { Entry } from '@rapport/staff-contract/entries/entries'
import { EMPTY_SEO } from '@rapport/staff-contract/snapshots/seo-snapshot'
import { eq } from 'drizzle-orm'
import { contentEntries } from '../../src/editing/tables.ts'
import { redirects } from '../../src/seo/tables.ts'
import { logIn } from '../members.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'
import {
  addPicture,
  cityFields,
  createDraft,
  createPost,
  createPublished,
  itemFields,
  materialFields,
  operationFields,
  PICTURE,
  priceGroupFields,
  publish,
  textPageFields,
} from './entries.ts'

/** Text that a spreadsheet would compute as a formula, and a page would run. */
export const HOSTILE = '=HYPERLINK("http://evil.example";"<script>alert(1)</script>"); "кавычки"'

/** Returns the key by which other entries refer to an entry. */
export const getFileKey = async ({ database }: StaffApp, { id }: Pick<Entry, 'id'>): Promise<string> =>
  (await database.orm.select().from(contentEntries).where(eq(contentEntries.id, id)))[0]?.subjectId ?? ''

/**
 * Creates an entry of each kind in import files, with texts that spreadsheets tend to change. Returns its
 * group.
 */
export async function createFileContent(app: StaffApp, owner: SignedIn): Promise<Entry> {
  await addPicture(app)
  await addPicture(app, 'dva-0123456789.svg')
  await createPublished(owner, 'material', materialFields('CHINTZ'))
  await createPublished(owner, 'material', materialFields('SATIN', { title: HOSTILE, position: 3.5 }))
  await createDraft(owner, 'material', materialFields('UNION', { members: ['CHINTZ', 'SATIN'] }))
  await createPublished(owner, 'price-group', priceGroupFields('POLO-1', 'CHINTZ', { note: HOSTILE }))
  const rows = [
    { areaCm2: 156, colors: 1, prices: [9_050, null] },
    { areaCm2: 156, colors: 2, prices: [12_000, 10_000] },
  ]
  await createPublished(
    owner,
    'operation',
    operationFields('SCREEN', { pricing: 'area', note: HOSTILE, rows }),
  )
  const group = await createPublished(owner, 'item', itemFields('shirts', { isGroup: true }))
  const parent = Number(await getFileKey(app, group))
  await createPublished(
    owner,
    'item',
    itemFields('polo', {
      parent,
      priceGroups: ['POLO-1'],
      title: HOSTILE,
      formerSlugs: ['old-polo'],
      gallery: [PICTURE],
      priceTiers: [
        { from: 1, price: 159_050 },
        { from: 10, price: 90_000 },
      ],
      properties: [{ name: 'Состав', value: 'хлопок: 95%' }],
      sizeTables: [
        {
          title: HOSTILE,
          sketch: PICTURE,
          sizes: ['S', 'а; б'],
          measures: [{ letter: 'A', name: 'Ширина: груди', values: [50.5, 52] }],
        },
      ],
      seo: { ...EMPTY_SEO, title: HOSTILE, robots: 'noindex, follow' },
    }),
  )
  await createPublished(owner, 'text-page', textPageFields('warranty'))
  await createPublished(owner, 'city', cityFields('Кимры', 'kimry'))
  await createDraft(owner, 'item', itemFields('draft', { parent, title: '', picture: null }))
  await publish(owner, await createPost(owner, 'o-lne'))
  await app.database.orm
    .insert(redirects)
    .values({ oldPath: '/staroe/', newPath: '/blog/o-lne/?a=1', status: 302 })
  await logIn(app.database, 'buyer@example.ru')
  return group
}

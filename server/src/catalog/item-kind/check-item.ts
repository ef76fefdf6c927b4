import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { inArray } from 'drizzle-orm'
import type { ContentKind } from '../../content-kind.ts'
import { checkPictures, pictureFields } from '../../media/check-pictures.ts'
import { findOperationCodes } from '../../operations/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { priceGroups } from '../../prices/tables.ts'
import { checkParent } from './check-parent.ts'
import { checkSlug } from './check-slug.ts'
import { findKnownItems } from './known-items.ts'

/** Returns the errors of an item beyond its schema, by field. */
export const checkItem: ContentKind<'item'>['check'] = async (tx, snapshot, { subjectId, published }) => {
  const id = subjectId === undefined ? undefined : Number(subjectId)
  return {
    ...(await checkSlug(tx, snapshot, id, published)),
    ...(await checkParent(tx, snapshot, id, published)),
    ...(await checkPictures(tx, picturesOf(snapshot))),
    ...(await checkLandingItems(tx, snapshot.shows, published?.shows ?? [])),
    ...(await checkPriceGroups(tx, snapshot.priceGroups)),
    ...(await checkOperations(tx, snapshot.operations, published?.operations ?? [])),
  }
}

function picturesOf({ picture, gallery, banner, divider, sizeTables }: ItemSnapshot) {
  const sketches = sizeTables.map(({ sketch }, index) => [`sizeTables.${index}.sketch`, sketch] as const)
  return {
    picture,
    ...(banner === null ? {} : { banner }),
    ...(divider === null ? {} : { divider }),
    ...pictureFields('gallery', gallery),
    ...Object.fromEntries(sketches),
  }
}

/** Items already shown may be unpublished meanwhile: they reappear when republished. */
async function checkLandingItems(tx: Orm, shows: number[], shown: number[]): Promise<FieldErrors> {
  const known = await findKnownItems(tx, shows)
  const missing = shows.flatMap((id, index) => (known.has(id) || shown.includes(id) ? [] : [index]))
  return Object.fromEntries(missing.map((index) => [`shows.${index}`, [editingMessages.notOnSite]]))
}

/** Operations that the item allows already may be unpublished meanwhile: they reappear when republished. */
async function checkOperations(
  tx: Orm,
  operations: ItemSnapshot['operations'],
  published: ItemSnapshot['operations'],
): Promise<FieldErrors> {
  const allowed = new Set(published.map(({ code }) => code))
  const known = await findOperationCodes(
    tx,
    operations.map(({ code }) => code),
  )
  const missing = operations.flatMap(({ code }, index) =>
    known.has(code) || allowed.has(code) ? [] : [index],
  )
  return Object.fromEntries(
    missing.map((index) => [`operations.${index}.code`, [editingMessages.operationUnknown]]),
  )
}

async function checkPriceGroups(tx: Orm, erpIds: string[]): Promise<FieldErrors> {
  if (erpIds.length === 0) return {}
  const rows = await tx
    .select({ erpId: priceGroups.erpId })
    .from(priceGroups)
    .where(inArray(priceGroups.erpId, erpIds))
  const known = new Set(rows.map(({ erpId }) => erpId))
  const missing = erpIds.flatMap((erpId, index) => (known.has(erpId) ? [] : [index]))
  return Object.fromEntries(missing.map((index) => [`priceGroups.${index}`, [editingMessages.notOnSite]]))
}

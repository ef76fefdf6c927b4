import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import {
  type DeliveryZone,
  deliveryZone,
  type FaqQuestion,
  type Help,
  layoutRequirement,
} from '@rapport/contract/site/help'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { DeliveryZoneSnapshot } from '@rapport/staff-contract/snapshots/delivery-zone-snapshot'
import { asc, ne, type SQL, sql } from 'drizzle-orm'
import { resolvePictures } from '../media/pictures.ts'
import type { Orm } from '../platform/database/database.ts'
import { namedColumns } from '../platform/database/json-rows.ts'
import { listedKind } from './listed-kind.ts'
import { listRows } from './listed-rows.ts'
import { deliveryZones, faqQuestions, layoutRequirements } from './tables.ts'

/** Entries of one list, at most. */
const LIST_MAX = 200

/** Kinds of the help and delivery pages. */
export const helpKinds = {
  'faq-question': listedKind('faq-question', {
    table: faqQuestions,
    path: TEXT_PAGE_PATHS.help,
    columns: { title: 'question' },
  }),
  'layout-requirement': listedKind('layout-requirement', {
    table: layoutRequirements,
    path: TEXT_PAGE_PATHS.help,
    columns: {},
  }),
  'delivery-zone': listedKind('delivery-zone', {
    table: deliveryZones,
    path: TEXT_PAGE_PATHS.delivery,
    columns: { title: 'name' },
    clean: (snapshot) => ({
      ...snapshot,
      cities: snapshot.cities.map((city) => city.trim()),
      aliases: snapshot.aliases.map((alias) => alias.trim()),
    }),
    check: (tx, snapshot, { subjectId }) => checkCities(tx, snapshot, Number(subjectId ?? 0)),
  }),
}

/** Returns the lists of the help page. */
export async function getHelp(orm: Orm): Promise<Help> {
  return {
    layoutRequirements: await listRows(orm, layoutRequirements, layoutRequirement, LIST_MAX),
    questions: await listFaqQuestions(orm),
  }
}

const listFaqQuestions = async (orm: Orm): Promise<FaqQuestion[]> =>
  resolvePictures(orm, await selectFaqQuestions(orm, sql`'help'`, LIST_MAX), ['answer'])

/**
 * Selects the questions of a topic, which may be an expression of an outer select. `answer` has its pictures by
 * id.
 */
export function selectFaqQuestions(orm: Orm, topic: SQL, limit: number) {
  const { id, question, answer, topics, position } = faqQuestions
  return orm
    .select(namedColumns({ id, question, answer }))
    .from(faqQuestions)
    .where(sql`${topics} @> to_jsonb(${topic}::text)`)
    .orderBy(asc(position))
    .limit(limit)
}

export const listDeliveryZones = (orm: Orm): Promise<DeliveryZone[]> =>
  listRows(orm, deliveryZones, deliveryZone, LIST_MAX)

/** A city, under any name, may be in one zone only. */
async function checkCities(
  tx: Orm,
  { title, cities, aliases }: DeliveryZoneSnapshot,
  id: number,
): Promise<FieldErrors> {
  const others = await tx.select().from(deliveryZones).where(ne(deliveryZones.id, id))
  const zoneOf = new Map(
    others.flatMap((zone) =>
      [...zone.cities, ...zone.aliases].map((city) => [city.toLowerCase(), zone.name] as const),
    ),
  )
  const errors: FieldErrors = {}
  for (const [field, names] of Object.entries({ cities, aliases }))
    for (const [index, name] of names.entries()) {
      const taken = zoneOf.get(name.toLowerCase())
      if (taken !== undefined) errors[`${field}.${index}`] = [editingMessages.cityInZone(name, taken)]
      zoneOf.set(name.toLowerCase(), title)
    }
  return errors
}

import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { DeliveryZoneSnapshot } from '@rapport/staff-contract/snapshots/delivery-zone-snapshot'
import { eq, ne } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import type { Orm } from '../platform/database/database.ts'
import { deleteListedRow, writeListedRow } from './listed-rows.ts'
import { deliveryZones } from './tables.ts'

/** A delivery zone with price and time; all are shown on the delivery page. */
export const deliveryZoneKind: ContentKind<'delivery-zone'> = {
  name: 'delivery-zone',
  tables: [deliveryZones],
  clean: (snapshot) => ({
    ...snapshot,
    cities: snapshot.cities.map((city) => city.trim()),
    aliases: snapshot.aliases.map((alias) => alias.trim()),
  }),
  resolvePath: async () => TEXT_PAGE_PATHS.delivery,

  async read(orm, subjectId) {
    const [row] = await orm
      .select()
      .from(deliveryZones)
      .where(eq(deliveryZones.id, Number(subjectId)))
    if (!row) return undefined
    const { id: _, name: title, ...zone } = row
    return { ...zone, title }
  },

  check: (tx, snapshot, { subjectId }) => checkCities(tx, snapshot, Number(subjectId ?? 0)),

  write: (tx, { title: name, ...zone }, { subjectId }) =>
    writeListedRow(tx, deliveryZones, { ...zone, name }, subjectId),

  remove: (tx, subjectId) => deleteListedRow(tx, deliveryZones, subjectId),
}

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

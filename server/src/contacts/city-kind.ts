import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { normalizePhone } from '@rapport/contract/fields/phone'
import {
  formatDayHours,
  formatWeek,
  parseDayHours,
  toWeek,
  WEEKDAYS,
} from '@rapport/contract/hours/week-hours'
import { CONTACTS_PATH } from '@rapport/contract/paths/paths'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { parseCoordinates } from '@rapport/staff-contract/editing/parse-coordinates'
import type { CitySnapshot } from '@rapport/staff-contract/snapshots/city-snapshot'
import { and, eq, ne, sql } from 'drizzle-orm'
import { toWarningSnapshots, toWarnings } from '../content/warnings.ts'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures, pictureFields } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolveRowPictures, type WithPictures } from '../media/pictures.ts'
import { requirePicture } from '../media/require-picture.ts'
import type { Orm } from '../platform/database/database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { seoRecords } from '../seo/tables.ts'
import { checkSeo, readPageSeo, writeSeo } from '../seo/written-seo.ts'
import { cities } from './tables.ts'

const CLOSED_WEEK = WEEKDAYS.map(() => '')

/** A city with its office. The default city has no subdomain and always exists. */
export const cityKind: ContentKind<'city'> = {
  name: 'city',
  tables: [cities, seoRecords],
  uniqueField: 'subdomain',
  mapTexts: (snapshot, change) => ({ ...snapshot, howToGet: change(snapshot.howToGet, 'howToGet') }),
  clean: (snapshot) => ({
    ...snapshot,
    phones: snapshot.phones.map((phone) => normalizePhone(phone) ?? phone.trim()),
    aliases: snapshot.aliases.map((alias) => alias.trim()),
    week: snapshot.week.map(cleanDayHours),
    exceptions: snapshot.exceptions.map((one) => ({ ...one, hours: cleanDayHours(one.hours) })),
  }),
  resolvePath: async () => CONTACTS_PATH,
  allocate: async (tx) => String(await allocateCityId(tx)),

  async read(orm, subjectId) {
    const [stored] = await orm
      .select()
      .from(cities)
      .where(eq(cities.id, Number(subjectId)))
    const row = await resolveRowPictures(orm, stored, ['photos'])
    return row && { ...toSnapshot(row), seo: await readPageSeo(orm, 'city', subjectId) }
  },

  async check(tx, snapshot, { subjectId }) {
    const id = Number(subjectId ?? 0)
    return {
      ...(await checkSubdomain(tx, id, snapshot)),
      ...(await checkAliases(tx, id, snapshot)),
      ...(await checkPictures(tx, pictureFields('photos', snapshot.photos))),
      ...(await checkSeo(tx, snapshot.seo)),
    }
  },

  async write(tx, snapshot, { subjectId, findPictureId, renderText }) {
    const id = subjectId === undefined ? await allocateCityId(tx) : Number(subjectId)
    const { title, aliases, subdomain, phones, phoneGoal, email, address, timeZone } = snapshot
    const coordinates = parseCoordinates(snapshot.coordinates)
    const values = {
      city: title,
      aliases,
      subdomain,
      phones,
      phoneGoal,
      email,
      address,
      timeZone,
      isDefault: subdomain === '',
      operationMode: formatWeek(snapshot.week) || snapshot.hoursText,
      exceptions: snapshot.exceptions.map(({ first, last, hours }) => ({
        first: first ?? '',
        last: last ?? '',
        open: parseDayHours(hours) ?? [],
      })),
      notifications: toWarnings(snapshot.warnings),
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
      howToGet: await renderText(snapshot.howToGet),
      howToGetMarkdown: snapshot.howToGet,
      photos: await Promise.all(snapshot.photos.map((file) => requirePicture(findPictureId, file))),
      position: snapshot.position ?? (await nextPosition(tx)),
    }
    await tx
      .insert(cities)
      .values({ ...values, id })
      .onConflictDoUpdate({ target: cities.id, set: values })
    await writeSeo(tx, 'city', String(id), snapshot.seo, findPictureId)
    return String(id)
  },

  async remove(tx, subjectId) {
    const ofCity = eq(cities.id, Number(subjectId))
    const [row] = await tx.select({ isDefault: cities.isDefault }).from(cities).where(ofCity)
    if (row?.isDefault) throw new ApiError(409, editingMessages.cityDefault)
    await tx.delete(cities).where(ofCity)
  },
}

function cleanDayHours(text: string): string {
  const spans = parseDayHours(text)
  return spans ? formatDayHours(spans) : text
}

function toSnapshot(row: WithPictures<typeof cities.$inferSelect, 'photos'>): Omit<CitySnapshot, 'seo'> {
  const { city: title, aliases, subdomain, phones, phoneGoal, email, address, timeZone, position } = row
  const week = toWeek(row.operationMode)
  return {
    title,
    aliases,
    subdomain,
    phones,
    phoneGoal,
    email,
    address,
    timeZone,
    position,
    week: week ?? CLOSED_WEEK,
    hoursText: week ? '' : row.operationMode,
    exceptions: row.exceptions.map(({ first, last, open }) => ({ first, last, hours: formatDayHours(open) })),
    warnings: toWarningSnapshots(row.notifications),
    coordinates: row.latitude === null || row.longitude === null ? '' : `${row.latitude}, ${row.longitude}`,
    howToGet: row.howToGetMarkdown,
    photos: row.photos.map(pictureFile),
  }
}

async function allocateCityId(tx: Orm): Promise<number> {
  const [next] = await queryRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('cities', 'id'))::integer as id`,
  )
  return next?.id ?? Number.NaN
}

async function nextPosition(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${cities.position}), -1) + 1` })
    .from(cities)
  return row?.position ?? 0
}

async function checkSubdomain(tx: Orm, id: number, { subdomain }: CitySnapshot): Promise<FieldErrors> {
  const [own] = await tx.select({ isDefault: cities.isDefault }).from(cities).where(eq(cities.id, id))
  if (own?.isDefault && subdomain !== '') return { subdomain: [editingMessages.cityDefault] }
  const [other] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.subdomain, subdomain), ne(cities.id, id)))
  if (!other) return {}
  return {
    subdomain: [subdomain === '' ? editingMessages.subdomainRequired : editingMessages.subdomainTaken],
  }
}

/** A visitor's location may match one city only. */
async function checkAliases(tx: Orm, id: number, { title, aliases }: CitySnapshot): Promise<FieldErrors> {
  const others = await tx
    .select({ city: cities.city, aliases: cities.aliases })
    .from(cities)
    .where(ne(cities.id, id))
  const cityOf = new Map(
    others.flatMap(({ city, aliases }) =>
      [city, ...aliases].map((name) => [name.toLowerCase(), city] as const),
    ),
  )
  const errorOf = (field: string, name: string): [string, string[]][] => {
    const city = cityOf.get(name.toLowerCase())
    return city === undefined ? [] : [[field, [editingMessages.aliasTaken(city)]]]
  }
  return Object.fromEntries([
    ...errorOf('title', title),
    ...aliases.flatMap((alias, index) => errorOf(`aliases.${index}`, alias)),
  ])
}

import { DAY_MS } from '@rapport/contract/hours/durations'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import { offerStateNames } from '@rapport/contract/offers/offer-state'
import { declineReasonNames } from '@rapport/contract/offers/public-offer'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import { EXPORT_ROWS_MAX } from '@rapport/staff-contract/imports/import-limits'
import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import { offerAnswers, offers, offerVersions } from '../../offers/tables.ts'
import { getState } from '../../offers/version-state.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { staff } from '../../staff/tables.ts'
import { type Column, infoColumn } from '../columns/column.ts'
import { formatMoscow } from '../columns/format-moscow.ts'
import type { ExportKindRows } from './import-kind.ts'

type Offer = Awaited<ReturnType<typeof listOffers>>[number] & { now: Date }

const toWords = (text: string) => text.replaceAll('\u00A0', ' ')

const offerColumns: Column<Offer>[] = [
  infoColumn('number', 'Номер', ({ number, version }) => `${number}/${version}`),
  infoColumn('order', 'Заявка', ({ order }) => order),
  infoColumn('placedAt', 'Заявка пришла, по Москве', ({ placedAt }) => formatMoscow(placedAt)),
  infoColumn('firstSentAt', 'КП отправлено, по Москве', ({ firstSentAt }) => formatMoscow(firstSentAt)),
  infoColumn('sender', 'Кто отправил', ({ sender }) => sender ?? ''),
  infoColumn('total', 'Сумма, ₽', ({ total }) => (total === null ? '' : total / 100)),
  infoColumn('state', 'Состояние', ({ now, ...offer }) => toWords(offerStateNames[getState(offer, now)])),
  infoColumn('answeredAt', 'Ответ, по Москве', ({ answeredAt }) =>
    answeredAt ? formatMoscow(answeredAt) : '',
  ),
  infoColumn('reason', 'Почему отказались', ({ reason }) =>
    reason ? toWords(declineReasonNames[reason]) : '',
  ),
  infoColumn('validUntil', 'Действует до', ({ validUntil }) => validUntil.split('-').reverse().join('.')),
  infoColumn('origin', 'Как пришла', ({ origin }) => orderOriginNames[origin]),
  infoColumn('utmSource', 'Откуда пришёл', ({ utmSource }) => utmSource ?? ''),
  infoColumn('utmCampaign', 'Кампания', ({ utmCampaign }) => utmCampaign ?? ''),
]

/** Sent offers as rows by their version in force, export-only, in the order of their first sending. */
export const offerRows: ExportKindRows = {
  columns: offerColumns,
  async *exportRows({ orm, filter, now }) {
    const offers = await listOffers(orm, filter)
    yield offers.map((offer) => offerColumns.map((column) => column.read({ ...offer, now }, undefined)))
  },
}

function listOffers(orm: Orm, { from, to }: ExportInput) {
  const first = orm
    .selectDistinctOn([offerVersions.offerId], {
      offerId: offerVersions.offerId,
      sentAt: sql<Date>`${offerVersions.sentAt}`.mapWith(offerVersions.sentAt).as('first_sent_at'),
      sentBy: sql<number | null>`${offerVersions.sentBy}`.as('first_sent_by'),
    })
    .from(offerVersions)
    .where(isNotNull(offerVersions.sentAt))
    .orderBy(offerVersions.offerId, offerVersions.version)
    .as('first')
  const answer = orm
    .selectDistinctOn([offerAnswers.offerId], {
      offerId: offerAnswers.offerId,
      at: sql<Date>`${offerAnswers.at}`.mapWith(offerAnswers.at).as('answered_at'),
      reason: sql<(typeof offerAnswers.$inferSelect)['reason']>`${offerAnswers.reason}`.as('decline_reason'),
    })
    .from(offerAnswers)
    .orderBy(offerAnswers.offerId, desc(offerAnswers.at))
    .as('answer')
  return orm
    .select({
      number: offers.number,
      version: offerVersions.version,
      order: orders.number,
      placedAt: orders.placedAt,
      firstSentAt: first.sentAt,
      sender: staff.name,
      total: offerVersions.total,
      state: offerVersions.state,
      openedAt: offerVersions.openedAt,
      validUntil: offerVersions.validUntil,
      answeredAt: answer.at,
      reason: answer.reason,
      origin: orders.origin,
      utmSource: orders.utmSource,
      utmCampaign: orders.utmCampaign,
    })
    .from(offers)
    .innerJoin(first, eq(first.offerId, offers.id))
    .innerJoin(orders, eq(orders.id, offers.orderId))
    .innerJoin(
      offerVersions,
      and(eq(offerVersions.offerId, offers.id), eq(offerVersions.version, offers.sentVersion)),
    )
    .leftJoin(answer, eq(answer.offerId, offers.id))
    .leftJoin(staff, eq(staff.id, first.sentBy))
    .where(
      and(
        from === '' ? undefined : gte(first.sentAt, fromMoscowDay(from)),
        to === '' ? undefined : lt(first.sentAt, new Date(fromMoscowDay(to).getTime() + DAY_MS)),
      ),
    )
    .orderBy(asc(first.sentAt), asc(offers.number))
    .limit(EXPORT_ROWS_MAX + 1)
}

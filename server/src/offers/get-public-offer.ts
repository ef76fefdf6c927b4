import { LINK_TOKEN } from '@rapport/contract/fields/link-token'
import { isVisible } from '@rapport/contract/offers/offer-state'
import type { PublicOffer } from '@rapport/contract/offers/public-offer'
import { and, desc, eq } from 'drizzle-orm'
import { siteProperties } from '../content/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import type { OfferRow, VersionRow } from './lock-offer.ts'
import { versionNumber } from './offer-number.ts'
import { offerAnswers, offers, offerVersions } from './tables.ts'
import { getState } from './version-state.ts'

interface Shown {
  /** A version that was sent; by default the one in force. */
  version?: number | undefined
  /** Shows the newest version, a draft too. */
  isPreview?: boolean
}

/** Returns an offer as its link shows it. Undefined for an unknown token, and for a version that was never sent. */
export async function findPublicOffer(
  orm: Orm,
  token: string,
  { version: wanted, isPreview = false }: Shown,
  now: Date,
): Promise<PublicOffer | undefined> {
  if (!LINK_TOKEN.test(token)) return undefined
  const [offer] = await orm.select().from(offers).where(eq(offers.token, token))
  if (!offer) return undefined
  const versions = await orm
    .select()
    .from(offerVersions)
    .where(eq(offerVersions.offerId, offer.id))
    .orderBy(desc(offerVersions.version))
  const sent = versions.filter(({ sentAt }) => sentAt !== null)
  const number = wanted ?? offer.sentVersion
  const row = isPreview ? versions[0] : sent.find(({ version }) => version === number)
  if (!row) return undefined
  return {
    ...toShown(offer, row, now),
    answeredAt: await findAnswerTime(orm, row),
    seller: await getSeller(orm),
    versions: sent.flatMap((one) => {
      const state = getState(one, now)
      return one.sentAt && isVisible(state)
        ? [{ version: one.version, sentAt: one.sentAt.toISOString(), state }]
        : []
    }),
  }
}

const toShown = ({ number }: OfferRow, row: VersionRow, now: Date) => ({
  number: versionNumber(number, row.version),
  version: row.version,
  state: getState(row, now),
  sentAt: row.sentAt?.toISOString() ?? null,
  document: row.document,
  comment: row.comment,
  manager: row.authorName,
})

async function findAnswerTime(orm: Orm, { offerId, version }: VersionRow): Promise<string | null> {
  const [answer] = await orm
    .select({ at: offerAnswers.at })
    .from(offerAnswers)
    .where(and(eq(offerAnswers.offerId, offerId), eq(offerAnswers.version, version)))
  return answer?.at.toISOString() ?? null
}

async function getSeller(orm: Orm): Promise<PublicOffer['seller']> {
  const { name, legalName, inn, ogrn, phone, supportEmail: email, address } = siteProperties
  const [site] = await orm.select({ name, legalName, inn, ogrn, phone, email, address }).from(siteProperties)
  return site ?? { name: '', legalName: '', inn: '', ogrn: '', phone: '', email: '', address: '' }
}

import type { Offer } from '@rapport/staff-contract/offers/offer'
import type { LegalEntitySnapshot } from '@rapport/staff-contract/snapshots/legal-entity-snapshot'
import { expect } from 'vitest'
import { listLegalEntities } from '../../src/legal-entities/queries.ts'
import { createPublished } from '../content/entries.ts'
import { sentOffer } from '../offers/offer-orders.ts'
import { samplePayee } from '../payment-codes/sample-payee.ts'
import type { SignedIn, StaffApp } from '../staff-app.ts'

const { name, ...requisites } = samplePayee

export const legalEntityFields = (fields: Partial<LegalEntitySnapshot> = {}): LegalEntitySnapshot => ({
  ...requisites,
  title: name,
  ogrn: '1029999000008',
  address: '115088, Москва, Набойный переулок, 7',
  phone: '+7 (495) 123-45-67',
  vatMode: 'standard',
  directorPost: 'Генеральный директор',
  directorName: 'Ткачёва А. С.',
  accountantName: '',
  position: null,
  ...fields,
})

/** Publishes a legal entity and returns its id. */
export async function createLegalEntity(
  server: StaffApp,
  owner: SignedIn,
  fields: Partial<LegalEntitySnapshot> = {},
): Promise<number> {
  await createPublished(owner, 'legal-entity', legalEntityFields(fields))
  const entities = await listLegalEntities(server.database.orm)
  return Math.max(...entities.map(({ id }) => id))
}

/** Sends an offer of ten coats for 10 000 roubles, and accepts it as the customer: a guest, or the user of `headers`. */
export async function acceptedOffer(
  server: StaffApp,
  manager: SignedIn,
  headers?: Record<string, string>,
): Promise<Offer> {
  const offer = await sentOffer(server, manager, {}, headers)
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/offers/${offer.path.split('/')[2]}/accept`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { version: 1, name: 'Пётр Ильич' },
  })
  expect(answer.statusCode).toBe(200)
  return offer
}

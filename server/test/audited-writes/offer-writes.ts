import { draftOffer, placeCoatOrder, sentOffer } from '../offers/offer-orders.ts'
import type { StaffApp } from '../staff-app.ts'
import { type AuditedWrites, unique } from './audited-write.ts'

const DISCOUNT = { id: 'discount', title: 'Скидка', percent: -50 }

/** Endpoints of commercial offers. */
export function offerWrites(server: StaffApp): AuditedWrites {
  const manager = () => server.signedIn('manager')
  async function drafted() {
    const by = await manager()
    return { by, offer: await draftOffer(server, by) }
  }
  async function sent() {
    const by = await manager()
    return { by, offer: await sentOffer(server, by) }
  }
  const titled = async () => {
    const { by, offer } = await drafted()
    return { by, options: { id: offer.id, body: { title: unique('Шаблон') } } }
  }

  return {
    createOffer: async () => ({
      by: await manager(),
      options: { id: await placeCoatOrder(server), body: {} },
    }),
    updateOffer: async () => {
      const { by, offer } = await drafted()
      const { id, revision, draft } = offer
      return { by, options: { id, body: { ...draft, revision, comment: 'Отгрузим в\u00A0декабре' } } }
    },
    discardOffer: async () => {
      const { by, offer } = await drafted()
      return { by, options: { id: offer.id, body: { revision: offer.revision } } }
    },
    sendOffer: async () => {
      const { by, offer } = await drafted()
      return { by, options: { id: offer.id, body: { revision: offer.revision } } }
    },
    approveOffer: async () => {
      const { by, offer } = await drafted()
      const { id, draft } = offer
      const body = { ...draft, revision: offer.revision, surcharges: [DISCOUNT] }
      const { revision } = (await by.call('updateOffer', { id, body })).result.offer
      const waiting = (await by.call('sendOffer', { id, body: { revision } })).result.offer
      const owner = await server.signedIn('owner')
      return { by: owner, options: { id, body: { revision: waiting.revision } } }
    },
    resendOffer: async () => {
      const { by, offer } = await sent()
      return { by, options: { id: offer.id, body: {} } }
    },
    createOfferVersion: async () => {
      const { by, offer } = await sent()
      return { by, options: { id: offer.id, body: { revision: offer.revision } } }
    },
    readOfferQuestions: async () => {
      const { by, offer } = await sent()
      return { by, options: { id: offer.id } }
    },
    createOfferTemplate: titled,
    deleteOfferTemplate: async () => {
      const { by, options } = await titled()
      const { templates } = (await by.call('createOfferTemplate', options)).result
      const mine = templates.find(({ title }: { title: string }) => title === options.body.title)
      return { by, options: { id: mine.id } }
    },
    updateOfferSettings: async () => {
      const by = await server.signedIn('owner')
      const { settings, revision } = (await by.call('getOfferSettings')).result
      const validDays = (settings.validDays % 30) + 1
      return { by, options: { body: { ...settings, validDays, revision } } }
    },
  }
}

import { expect, it } from 'vitest'
import { chatUrl } from './messengers.ts'

const order = { phone: '+79001234567', name: 'Анна & Ко', number: '26-000042' }

it("builds chat links with the phone, and a first message with the customer's name and the order", () => {
  const whatsapp = new URL(chatUrl('whatsapp', order))
  expect([whatsapp.host, whatsapp.pathname]).toEqual(['wa.me', '/79001234567'])
  expect(whatsapp.searchParams.get('text')).toBe(
    'Здравствуйте, Анна & Ко! Пишем по\u00A0вашей заявке 26-000042.',
  )
  const telegram = new URL(chatUrl('telegram', { ...order, name: '' }))
  expect([telegram.host, telegram.pathname]).toEqual(['t.me', '/+79001234567'])
  expect(telegram.searchParams.get('text')).toBe('Здравствуйте! Пишем по\u00A0вашей заявке 26-000042.')
})

it('builds links for phones of other countries', () => {
  const abroad = { ...order, phone: '+375291234567' }
  expect(new URL(chatUrl('whatsapp', abroad)).pathname).toBe('/375291234567')
  expect(new URL(chatUrl('telegram', abroad)).pathname).toBe('/+375291234567')
})

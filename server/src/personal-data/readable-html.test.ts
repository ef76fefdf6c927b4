import { expect, it } from 'vitest'
import { toReadableHtml } from './readable-html.ts'

const nothing = { clientCity: null, clientCountry: null, referrerUrl: null, pagePath: null }
const noMarks = {
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmContent: null,
  utmTerm: null,
  metrikaClientId: null,
}
const order = {
  number: '26-000017',
  placedAt: '2026-11-16T07:00:00.000Z',
  name: 'Анна',
  phone: '+79001234567',
  email: 'anna@example.ru',
  comment: '<script>alert(1)</script>\nФартуки',
  lines: [],
  calculation: null,
  isCatalog: true,
  origin: 'phone' as const,
  cityId: null,
  ...nothing,
  ...noMarks,
  requisites: { name: 'ООО «Ткань»', inn: '7707083893', kpp: '', address: '' },
  consent: null,
  status: 'new' as const,
  statusChanges: [],
  messages: [],
  files: [{ name: 'макет.pdf', size: 5, path: 'files/26-000017/1-макет.pdf' }],
}

it('returns personal data as one page in Russian without scripts and external resources', () => {
  const html = toReadableHtml({ orders: [order] })
  for (const text of [
    'Заявка 26-000017',
    '16 ноября 2026',
    '+7 (900) 123-45-67',
    'Новая',
    'макет.pdf',
    'ИНН\u00A07707083893',
  ])
    expect(html).toContain(text)
  expect(toReadableHtml({ orders: [{ ...order, phone: '+375291234567' }] })).toContain('+375 29 123-45-67')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|https?:|Кабинет|undefined|null/)
})

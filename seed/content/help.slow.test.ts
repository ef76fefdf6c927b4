import { expect, test } from 'vitest'
import { contextWith } from '../test/read-context.ts'
import { readDeliveryZones, readHelp } from './help.ts'

const zone = (name: string, cities: string, more = '') =>
  `  - { name: ${name}, cities: [${cities}], daysMin: 1, daysMax: 2, pointPrice: 39000, doorPrice: 62000${more} }\n`

test('readDeliveryZones returns the weight of a box with each zone', async () => {
  const context = await contextWith({ 'delivery.yaml': `boxKg: 10\nzones:\n${zone('Центр', 'Тула, Орёл')}` })
  expect(await readDeliveryZones(context)).toMatchObject([{ name: 'Центр', aliases: [], boxKg: 10 }])
  expect(context.errors.lines).toEqual([])
})

test('readDeliveryZones reports a city of two zones', async () => {
  const zones = `${zone('Центр', 'Тула')}${zone('Юг', 'Сочи', ', aliases: [тула]')}`
  const context = await contextWith({ 'delivery.yaml': `boxKg: 10\nzones:\n${zones}` })
  await readDeliveryZones(context)
  expect(context.errors.lines).toEqual([
    'content/delivery.yaml, entry "Юг", cities: "тула" is in "Центр", too',
  ])
})

test('readDeliveryZones requires whole kopecks', async () => {
  const source = `boxKg: 10\nzones:\n${zone('Центр', 'Тула').replace('39000', '390.5')}`
  const context = await contextWith({ 'delivery.yaml': source })
  expect(await readDeliveryZones(context)).toEqual([])
  expect(context.errors.lines[0]).toContain('entry "Центр", pointPrice:')
})

test('readHelp keeps answers as Markdown and checks their links', async () => {
  const context = await contextWith({
    'layout-requirements.yaml': '- { title: Формат, content: Вектор }\n',
    'faq.yaml': '- { question: Где?, answer: "В [городах](/goroda/)" }\n',
  })
  const { faq } = await readHelp(context)
  expect(faq[0]?.answer).toBe('В [городах](/goroda/)')
  context.links.check(new Set(), context.errors.reportError)
  expect(context.errors.lines).toEqual(['content/faq.yaml, entry "1", answer: there is no page "/goroda/"'])
})

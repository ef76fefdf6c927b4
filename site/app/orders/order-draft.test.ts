import { expect, it } from 'vitest'
import { orderBody, orderFingerprint, readOrder } from './order-draft.ts'

function filled(entries: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

const person = { name: 'Анна', phone: '+7 (900) 123-45-67', email: 'anna@example.ru', comment: 'Срочно' }

it('sends check boxes as 0 and 1', () => {
  const none = readOrder(filled(person), { visit: {} })
  expect(none.fields).toMatchObject({ isCatalog: '0', policy: '0' })
  const both = readOrder(filled({ ...person, isCatalog: 'on', policy: '1' }), { visit: {} })
  expect(both.fields).toMatchObject({ isCatalog: '1', policy: '1' })
})

it('appends what the order is about to the comment, and removes the field', () => {
  const { fields } = readOrder(filled({ ...person, additionalComment: 'Поло', quantity: '50' }), {
    visit: {},
  })
  expect(fields.comment).toBe('Срочно\n\nПоло, количество: 50')
  expect(fields).not.toHaveProperty('additionalComment')
  expect(fields).not.toHaveProperty('quantity')
})

it('leaves a comment alone where there is nothing to append', () => {
  expect(readOrder(filled({ ...person, additionalComment: '' }), { visit: {} }).fields.comment).toBe('Срочно')
})

it('says where the visitor came from, and the city once it is known', () => {
  const visit = { utmSource: 'yandex', referrerUrl: 'https://ya.ru/' }
  expect(readOrder(filled(person), { visit, cityId: 7 }).fields).toMatchObject({ ...visit, cityId: '7' })
  expect(readOrder(filled(person), { visit: {} }).fields).not.toHaveProperty('cityId')
})

it('names the city of the page, unless the visitor chose another, and the place the maps service found', () => {
  const form = filled({ ...person, cityId: '1' })
  const place = { city: 'Гатчина', region: 'Ленинградская область', country: 'Россия' }
  expect(readOrder(form, { visit: {} }).fields).toMatchObject({ cityId: '1' })
  const { fields } = readOrder(form, { visit: {}, cityId: 2, place })
  expect(fields).toMatchObject({ cityId: '2', clientCity: 'Гатчина', clientCountry: 'Россия' })
  expect(fields).not.toHaveProperty('region')
})

it('takes files that are there, each under files[]', () => {
  const form = filled(person)
  form.append('files[]', new File(['%PDF-'], 'макет.pdf'))
  form.append('files[]', new File([], ''))
  const draft = readOrder(form, { visit: {} })
  expect(draft.files.map((file) => file.name)).toEqual(['макет.pdf'])
  expect(orderBody(draft).getAll('files[]')).toHaveLength(1)
})

it('knows a draft that says the same from one that does not', () => {
  const once = readOrder(filled(person), { visit: {} })
  expect(orderFingerprint(readOrder(filled(person), { visit: {} }))).toBe(orderFingerprint(once))
  const changed = readOrder(filled({ ...person, name: 'Ольга' }), { visit: {} })
  expect(orderFingerprint(changed)).not.toBe(orderFingerprint(once))
})

import { expect, it } from 'vitest'
import { createIdempotencyKeys, orderBody, parseOrderResponse, readOrderForm } from './send-order.ts'

function filled(entries: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.append(name, value)
  return form
}

const person = { name: 'Анна', phone: '+7 (900) 123-45-67', email: 'anna@example.ru', comment: 'Срочно' }

it('sends check boxes as 0 and 1', () => {
  const none = readOrderForm(filled(person), { visit: {} })
  expect(none.fields).toMatchObject({ isCatalog: '0', policy: '0' })
  const both = readOrderForm(filled({ ...person, isCatalog: 'on', policy: '1' }), { visit: {} })
  expect(both.fields).toMatchObject({ isCatalog: '1', policy: '1' })
})

it('sends the product of the page as fields, and the comment as it was typed', () => {
  const product = {
    itemId: '7',
    itemTitle: 'Поло',
    material: 'PIQUE/Пике',
    quantity: '50',
    total: '44 600 ₽',
  }
  const { fields } = readOrderForm(filled({ ...person, ...product }), { visit: {} })
  expect(fields).toMatchObject({ ...product, comment: 'Срочно' })
})

it('says where the visitor came from, and the city once it is known', () => {
  const visit = { utmSource: 'yandex', referrerUrl: 'https://ya.ru/' }
  expect(readOrderForm(filled(person), { visit, cityId: 7 }).fields).toMatchObject({ ...visit, cityId: '7' })
  expect(readOrderForm(filled(person), { visit: {} }).fields).not.toHaveProperty('cityId')
})

it('names the city of the page, unless the visitor chose another, and the location the maps service found', () => {
  const form = filled({ ...person, cityId: '1' })
  const location = { city: 'Гатчина', region: 'Ленинградская область', country: 'Россия' }
  expect(readOrderForm(form, { visit: {} }).fields).toMatchObject({ cityId: '1' })
  const { fields } = readOrderForm(form, { visit: {}, cityId: 2, location })
  expect(fields).toMatchObject({ cityId: '2', clientCity: 'Гатчина', clientCountry: 'Россия' })
  expect(fields).not.toHaveProperty('region')
})

it('sends the files that were chosen, each under files[]', () => {
  const form = filled(person)
  form.append('files[]', new File(['%PDF-'], 'макет.pdf'))
  form.append('files[]', new File([], ''))
  const order = readOrderForm(form, { visit: {} })
  expect(order.files.map((file) => file.name)).toEqual(['макет.pdf'])
  expect(orderBody(order).getAll('files[]')).toHaveLength(1)
})

it('keeps the idempotency key while the same order is tried again, and changes it with the order', () => {
  const keyOf = createIdempotencyKeys()
  const order = (name: string) => readOrderForm(filled({ ...person, name }), { visit: {} })
  const first = keyOf(order('Анна'))
  expect(keyOf(order('Анна'))).toBe(first)
  expect(keyOf(order('Ольга'))).not.toBe(first)
  expect(createIdempotencyKeys()(order('Анна'))).not.toBe(first)
})

it('reads the number of a placed order', () => {
  expect(parseOrderResponse('{"result":{"number":"26-000123"}}', true)).toEqual({ number: '26-000123' })
})

it('returns errors by field, those of files as one', () => {
  const body = { message: 'Проверьте', errors: { phone: ['Укажите телефон'], 'files[]': ['Файл пустой'] } }
  expect(parseOrderResponse(JSON.stringify(body), false)).toEqual({
    errors: { phone: ['Укажите телефон'], files: ['Файл пустой'] },
  })
})

it('shows the message where no field is named', () => {
  expect(parseOrderResponse('{"message":"Слишком много запросов","errors":{}}', false)).toEqual({
    errors: { message: ['Слишком много запросов'] },
  })
})

it.each(['', '<html>413</html>', '{}'])(
  'An answer without errors is a failed upload, and says that nothing is lost: «%s»',
  (body) => {
    expect(parseOrderResponse(body, false)).toEqual({
      errors: {
        files: ['Ошибка загрузки файла'],
        message: [expect.stringMatching(/^Заявка не ушла.*осталось на месте/)],
      },
    })
  },
)

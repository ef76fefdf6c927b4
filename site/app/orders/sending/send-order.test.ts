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

it('sends the product of the page as fields and the comment unchanged', () => {
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

it('sends the source of the visit, and the city if known', () => {
  const visit = { utmSource: 'yandex', referrerUrl: 'https://ya.ru/' }
  expect(readOrderForm(filled(person), { visit, cityId: 7 }).fields).toMatchObject({ ...visit, cityId: '7' })
  expect(readOrderForm(filled(person), { visit: {} }).fields).not.toHaveProperty('cityId')
})

it('sends the chosen city or that of the page, and the detected location', () => {
  const form = filled({ ...person, cityId: '1' })
  const location = { city: 'Гатчина', region: 'Ленинградская область', country: 'Россия' }
  expect(readOrderForm(form, { visit: {} }).fields).toMatchObject({ cityId: '1' })
  const { fields } = readOrderForm(form, { visit: {}, cityId: 2, location })
  expect(fields).toMatchObject({ cityId: '2', clientCity: 'Гатчина', clientCountry: 'Россия' })
  expect(fields).not.toHaveProperty('region')
})

it('sends the chosen files as files[]', () => {
  const form = filled(person)
  form.append('files[]', new File(['%PDF-'], 'макет.pdf'))
  form.append('files[]', new File([], ''))
  const order = readOrderForm(form, { visit: {} })
  expect(order.files.map((file) => file.name)).toEqual(['макет.pdf'])
  expect(orderBody(order).getAll('files[]')).toHaveLength(1)
})

it('uses the same idempotency key for retries of an order, and another for another order', () => {
  const getKey = createIdempotencyKeys()
  const order = (name: string) => readOrderForm(filled({ ...person, name }), { visit: {} })
  const first = getKey(order('Анна'))
  expect(getKey(order('Анна'))).toBe(first)
  expect(getKey(order('Ольга'))).not.toBe(first)
  expect(createIdempotencyKeys()(order('Анна'))).not.toBe(first)
})

it('reads a placed order', () => {
  const order = { number: '26-000123', callbackMinutes: 15, nextSteps: [{ text: 'Пришлём счёт' }] }
  expect(parseOrderResponse(JSON.stringify({ result: order }), true)).toEqual(order)
})

it('reads the number of an order placed by an older server', () =>
  expect(parseOrderResponse('{"result":{"number":"26-000123"}}', true)).toEqual({
    number: '26-000123',
    callbackMinutes: 0,
    nextSteps: [],
  }))

it('returns errors by field, with one field for all files', () => {
  const body = { message: 'Проверьте', errors: { phone: ['Укажите телефон'], 'files[]': ['Файл пустой'] } }
  expect(parseOrderResponse(JSON.stringify(body), false)).toEqual({
    errors: { phone: ['Укажите телефон'], files: ['Файл пустой'] },
  })
})

it('returns the message of an error without fields', () => {
  expect(parseOrderResponse('{"message":"Слишком много запросов","errors":{}}', false)).toEqual({
    errors: { message: ['Слишком много запросов'] },
  })
})

it.each(['', '<html>413</html>', '{}'])(
  'returns the error of a failed upload for the response «%s»',
  (body) => {
    expect(parseOrderResponse(body, false)).toEqual({
      errors: {
        files: ['Ошибка загрузки файла'],
        message: [expect.stringMatching(/^Заявка не ушла.*осталось на месте/)],
      },
    })
  },
)

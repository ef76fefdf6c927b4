import { expect, it } from 'vitest'
import { readAnswer } from './send-order.ts'

it('reads the number of a placed order', () => {
  expect(readAnswer('{"result":{"number":"26-000123"}}', true)).toEqual({ number: '26-000123' })
})

it('keeps errors by field, files as one', () => {
  const body = { message: 'Проверьте', errors: { phone: ['Укажите телефон'], 'files[]': ['Файл пустой'] } }
  expect(readAnswer(JSON.stringify(body), false)).toEqual({
    errors: { phone: ['Укажите телефон'], files: ['Файл пустой'] },
  })
})

it('shows the message where no field is named', () => {
  expect(readAnswer('{"message":"Слишком много запросов","errors":{}}', false)).toEqual({
    errors: { message: ['Слишком много запросов'] },
  })
})

it.each(['', '<html>413</html>', '{}'])(
  'takes an answer without errors for a failed upload: «%s»',
  (body) => {
    expect(readAnswer(body, false)).toEqual({ errors: { files: ['Ошибка загрузки файла'] } })
  },
)

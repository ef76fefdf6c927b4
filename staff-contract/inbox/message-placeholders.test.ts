import { expect, it } from 'vitest'
import { fillPlaceholders, findPlaceholder } from './message-placeholders.ts'

it('fills known placeholders, and leaves one without a value for the sender to see', () => {
  const text = fillPlaceholders('{имя}, заявка {номер}: {сумма}, {скидка}', { номер: '26-000001', имя: '' })
  expect(text).toBe('{имя}, заявка 26-000001: {сумма}, {скидка}')
  expect(findPlaceholder(text)).toBe('{имя}')
  expect(findPlaceholder('Размеры {S, M}')).toBeUndefined()
})

import { expect, test } from 'vitest'
import { failureReason, NO_RECIPIENT } from './order-notifications.ts'

test.each([
  ['ECONNREFUSED', 'нет связи'],
  ['EENVELOPE 550', 'получатель отказал'],
  ['HTTP 502', 'получатель отказал'],
  ['RECIPIENT_LIMIT', 'этому адресу сегодня ушло слишком много писем'],
  [NO_RECIPIENT, 'не\u00A0указана почта фабрики'],
])('says in words why a notification failed: %s', (codes, words) => {
  expect(failureReason(codes)).toBe(words)
})

import { expect, it } from 'vitest'
import { minutesAfterZa, minutesWithin } from './duration.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [1, '1 минуту', '1 минуты'],
  [15, '15 минут', '15 минут'],
  [22, '22 минуты', '22 минут'],
  [60, '1 час', '1 часа'],
  [90, '90 минут', '90 минут'],
  [120, '2 часа', '2 часов'],
  [300, '5 часов', '5 часов'],
])('declines %d minutes after «за» and «в течение»', (minutes, afterZa, within) => {
  expect(plain(minutesAfterZa(minutes))).toBe(afterZa)
  expect(plain(minutesWithin(minutes))).toBe(within)
})

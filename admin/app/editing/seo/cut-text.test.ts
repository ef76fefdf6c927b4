import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

/** Ten pixels per character. */
const measure = (text: string) => text.length * 10

it.each([
  ['Лён и хлопок', 200, 1, 'Лён и хлопок', false],
  ['Лён и хлопок', 120, 1, 'Лён и хлопок', false],
  ['Лён и хлопок', 110, 1, 'Лён и…', true],
  ['Лён — и хлопок', 70, 1, 'Лён…', true],
  ['Лён и хлопок в рулонах', 80, 2, 'Лён и хлопок…', true],
  ['Лён и хлопок в рулонах', 80, 3, 'Лён и хлопок в рулонах', false],
  ['', 80, 2, '', false],
  ['Нераздельнословие да', 50, 1, '…', true],
] as const)('«%s» in %i pixels and %i lines is «%s»', (text, width, lines, shown, isCut) => {
  expect(cutText(text, { width, lines }, measure)).toEqual({ shown, isCut })
})

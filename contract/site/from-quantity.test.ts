import { expect, it } from 'vitest'
import {
  fromMetres,
  fromMetresInWords,
  fromPieces,
  fromPiecesInWords,
  fromQuantity,
} from './from-quantity.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [0, '', ''],
  [1, 'от 1 штуки', 'от 1 метра'],
  [11, 'от 11 штук', 'от 11 метров'],
  [21, 'от 21 штуки', 'от 21 метра'],
  [50, 'от 50 штук', 'от 50 метров'],
  [111, 'от 111 штук', 'от 111 метров'],
  [1000, 'от 1 000 штук', 'от 1 000 метров'],
])('declines the least order of %d pieces and metres', (count, pieces, metres) => {
  expect(plain(fromPieces(count))).toBe(pieces)
  expect(plain(fromMetres(count))).toBe(metres)
})

it('writes one as a word in a sentence', () => {
  expect(plain(fromPiecesInWords(1))).toBe('от одной штуки')
  expect(plain(fromMetresInWords(1))).toBe('от одного метра')
  expect(fromPiecesInWords(50)).toBe('от\u00a050\u00a0штук')
  expect(fromPiecesInWords(0)).toBe('')
})

it('declines other units', () => expect(plain(fromQuantity(3, ['пары', 'пар']))).toBe('от 3 пар'))

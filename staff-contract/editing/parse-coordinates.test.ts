import { expect, it } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

it.each(['55.7687, 37.6842', '55.7687,37.6842', '55,7687; 37,6842', '55,7687 37,6842', ' 55.7687  37.6842 '])(
  'parses «%s»',
  (text) => expect(parseCoordinates(text)).toEqual({ latitude: 55.7687, longitude: 37.6842 }),
)

it('returns null for an empty text and undefined for nonsense', () => {
  expect(parseCoordinates(' ')).toBeNull()
  for (const text of ['Москва', '55.7687', '95.1, 37.6', '55.7, 190', '1,2,3'])
    expect([text, parseCoordinates(text)]).toEqual([text, undefined])
})

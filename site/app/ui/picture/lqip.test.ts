import { expect, it } from 'vitest'
import { lqip } from './lqip.ts'

const placeholder = 'f000f000f111222333abcbcdcde'

it('encodes a bitmap of 3 × 3 pixels, bottom row first, in BGR order', () => {
  const [kind, data = ''] = lqip(placeholder).split(',')
  expect(kind).toBe('data:image/bmp;base64')
  const bytes = Buffer.from(data, 'base64')
  expect([bytes.toString('latin1', 0, 2), bytes.readUInt32LE(2), bytes.readUInt32LE(10)]).toEqual([
    'BM',
    90,
    54,
  ])
  expect([bytes.readInt32LE(18), bytes.readInt32LE(22), bytes.readUInt16LE(28)]).toEqual([3, 3, 24])
  expect(bytes.subarray(54, 63).toString('hex')).toBe('ccbbaa' + 'ddccbb' + 'eeddcc')
  expect(bytes.subarray(78, 87).toString('hex')).toBe('0000ff' + '00ff00' + 'ff0000')
})

import { expect, it } from 'vitest'
import { formatCoordinates } from './format-coordinates.ts'

const written = (latitude: number, longitude: number) =>
  formatCoordinates({ latitude, longitude }).replaceAll('\u00a0', ' ')

it('formats degrees with a decimal comma and Russian hemispheres', () => {
  expect(written(54.1947, 37.6)).toBe('54,1947° с. ш., 37,6000° в. д.')
  expect(written(-33.45, -70.6667)).toBe('33,4500° ю. ш., 70,6667° з. д.')
})

import { expect, it, vi } from 'vitest'
import { playerMessageType, sendToPlayer } from './player-messages.ts'

const contentWindow = { postMessage: vi.fn() } as unknown as Window
const frame = { contentWindow } as HTMLIFrameElement
const ready = {
  data: JSON.stringify({ type: 'player:ready', data: { videoId: 'x' } }),
  origin: 'https://rutube.ru',
  source: contentWindow,
}

it('A command goes to the player as a string, to the host alone', () => {
  sendToPlayer(frame, 'player:play')
  expect(contentWindow.postMessage).toHaveBeenCalledWith(
    '{"type":"player:play","data":{}}',
    'https://rutube.ru',
  )
})

it('A message of the player is known by its frame and its origin', () => {
  expect(playerMessageType(ready, frame)).toBe('player:ready')
})

it.each([
  ['from another site', { origin: 'https://rutube.ru.example' }],
  ['from another window of the host', { source: {} as Window }],
  ['that is an object', { data: { type: 'player:ready' } }],
  ['that is no JSON', { data: 'player:ready' }],
  ['that is nothing', { data: 'null' }],
  ['of another kind', { data: '{"type":"resize"}' }],
])('A message %s is none of the player', (_, change) => {
  expect(playerMessageType({ ...ready, ...change }, frame)).toBeUndefined()
})

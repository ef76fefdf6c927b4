import { expect, it, vi } from 'vitest'
import { getPlayerMessageType, sendToPlayer } from './player-messages.ts'

const contentWindow = { postMessage: vi.fn() } as unknown as Window
const frame = { contentWindow } as HTMLIFrameElement
const ready = {
  data: JSON.stringify({ type: 'player:ready', data: { videoId: 'x' } }),
  origin: 'https://rutube.ru',
  source: contentWindow,
}

it('sends a command as a string to the host’s origin only', () => {
  sendToPlayer(frame, 'player:play')
  expect(contentWindow.postMessage).toHaveBeenCalledWith(
    '{"type":"player:play","data":{}}',
    'https://rutube.ru',
  )
})

it('recognizes a message by its frame and origin', () => {
  expect(getPlayerMessageType(ready, frame)).toBe('player:ready')
})

it.each([
  ['from another site', { origin: 'https://rutube.ru.example' }],
  ['from another window of the host', { source: {} as Window }],
  ['that is an object', { data: { type: 'player:ready' } }],
  ['that is no JSON', { data: 'player:ready' }],
  ['that is nothing', { data: 'null' }],
  ['of another kind', { data: '{"type":"resize"}' }],
])('ignores a message %s', (_, change) => {
  expect(getPlayerMessageType({ ...ready, ...change }, frame)).toBeUndefined()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, lazyImport } from './lazy-import.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)

it('rejects with a timeout after 120 s', async () => {
  const failed = vi.fn()
  lazyImport(never).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed.mock.calls[0]?.[0]).toMatchObject({ type: 'timeout' })
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError)
})

it('rejects with the cause if the chunk is missing', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(lazyImport(() => Promise.reject(cause))).rejects.toMatchObject({ type: 'missing', cause })
  expect(vi.getTimerCount()).toBe(0)
})

it('resolves to the chunk and clears the timer', async () => {
  await expect(lazyImport(async () => 'part')).resolves.toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

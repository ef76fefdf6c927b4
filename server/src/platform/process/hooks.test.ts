import { describe, expect, it } from 'vitest'
import { createHook, createProvider } from './hooks.ts'

describe('a hook', () => {
  it('calls its handlers in order, and stops at the first error', async () => {
    const hook = createHook<[list: string[]]>()
    hook.add(async (list) => {
      await Promise.resolve()
      list.push('first')
    })
    hook.add(async (list) => {
      list.push('second')
      throw new Error('no')
    })
    hook.add(async (list) => void list.push('third'))
    const list: string[] = []
    await expect(hook.run(list)).rejects.toThrow('no')
    expect(list).toEqual(['first', 'second'])
  })

  it('does nothing without a handler', async () => {
    await expect(createHook().run()).resolves.toBeUndefined()
  })
})

describe('a provider', () => {
  it('calls the provided function, and waits for it', async () => {
    const double = createProvider<[number], number>()
    const early = double.call(2)
    expect(double.isProvided()).toBe(false)
    double.provide(async (value) => value * 2)
    expect([double.isProvided(), await early, await double.call(3)]).toEqual([true, 4, 6])
  })

  it('throws if the function is provided twice', () => {
    const provider = createProvider()
    provider.provide(async () => undefined)
    expect(() => provider.provide(async () => undefined)).toThrow('provided twice')
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createReplyAddress, readReplyAddress } from './reply-address.ts'

const keysOf = (...accepted: [Buffer, ...Buffer[]]) => ({ current: accepted[0], accepted })
const mailbox = 'reply@mail.example.ru'
const keys = keysOf(randomBytes(32))

it('brings an answer to its order, in any case, with a former key too', () => {
  for (let n = 0; n < 50; n += 1) {
    const id = randomUUID()
    const address = createReplyAddress(mailbox, keys, id)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(readReplyAddress(mailbox, keys, ` ${address.toUpperCase()}`)).toBe(id)
    expect(readReplyAddress(mailbox, keysOf(randomBytes(32), keys.current), address)).toBe(id)
  }
})

it('refuses a forged token, a foreign key, and other addresses', () => {
  const address = createReplyAddress(mailbox, keys, randomUUID())
  const other = createReplyAddress(mailbox, keys, randomUUID())
  const mixed = `${address.slice(0, 32)}${other.slice(32)}`
  for (const forged of [
    mixed,
    mailbox,
    'reply+@mail.example.ru',
    address.replace('reply', 'other'),
    `${address}.evil`,
    '',
  ])
    expect(readReplyAddress(mailbox, keys, forged)).toBeUndefined()
  expect(readReplyAddress(mailbox, keysOf(randomBytes(32)), address)).toBeUndefined()
})

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'

/** Purpose of the keys that sign reply addresses. */
export const REPLY_KEYS = 'reply-addresses'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_BYTES = 16
/** 104 bits. The whole local part stays below its limit of 64 characters. */
const MAC_BYTES = 13
const ID_LENGTH = Math.ceil((ID_BYTES * 8) / 5)
/** 26 characters of the id and 21 of the MAC. */
const TOKEN = /^[a-z2-7]{47}$/

/** Returns the address that brings an answer to an order: `reply+<token>@example.ru` of `reply@example.ru`. */
export function createReplyAddress(mailbox: string, keys: SecretKeys, orderId: string): string {
  const id = toBytes(orderId)
  const at = mailbox.lastIndexOf('@')
  const token = encode(id) + encode(sign(keys.current, id))
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`
}

/** Returns where the answer to a mail about an order goes; nothing if mails are not received. */
export type ReplyTo = (orderId: string) => { replyTo?: string }

/** Creates the function that mails about orders use. */
export const createReplyTo =
  (mailbox: string | undefined, keys: SecretKeys): ReplyTo =>
  (orderId) =>
    mailbox ? { replyTo: createReplyAddress(mailbox, keys, orderId) } : {}

/** Returns the order of a reply address; undefined for another address and a forged token. Case does not matter. */
export function readReplyAddress(mailbox: string, keys: SecretKeys, address: string): string | undefined {
  const at = mailbox.lastIndexOf('@')
  const [start, end] = [`${mailbox.slice(0, at)}+`.toLowerCase(), mailbox.slice(at).toLowerCase()]
  const given = address.trim().toLowerCase()
  if (!given.startsWith(start) || !given.endsWith(end)) return undefined
  const token = given.slice(start.length, given.length - end.length)
  if (!TOKEN.test(token)) return undefined
  const id = decode(token.slice(0, ID_LENGTH), ID_BYTES)
  const mac = decode(token.slice(ID_LENGTH), MAC_BYTES)
  const isSigned = keys.accepted.some((key) => timingSafeEqual(sign(key, id), mac))
  return isSigned ? toUuid(id) : undefined
}

const sign = (key: Buffer, id: Buffer): Buffer =>
  createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES)

const toBytes = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')

const toUuid = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Base32 without padding: mail servers may change the case of an address. */
function encode(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function decode(text: string, length: number): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(Array.from({ length }, (_, n) => Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2)))
}

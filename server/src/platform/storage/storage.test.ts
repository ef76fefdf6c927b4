import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server } from '../../../test/stand-ins/s3-server.ts'
import { readEnv } from '../process/env.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

const MB = 1024 * 1024

/** Store on a temporary data directory, and a function that deletes it. */
interface OpenedStore {
  storage: Storage
  vanish(): Promise<void>
}

const stores = [
  {
    name: 'a directory',
    async open(dataDir: string): Promise<OpenedStore> {
      const files = join(dataDir, 'files')
      const vanish = async () => {
        await rm(files, { recursive: true, force: true })
        await writeFile(files, 'no directory')
      }
      return { storage: await openStorage(readEnv({}), dataDir), vanish }
    },
  },
  {
    name: 'S3',
    async open(dataDir: string): Promise<OpenedStore> {
      const server = await startS3Server()
      return {
        storage: await openStorage(readEnv({ STORAGE_URL: server.url }), dataDir),
        vanish: server.stop,
      }
    },
  },
]

describe.each(stores)('files in $name', ({ open }) => {
  let dataDir: string
  let storage: Storage
  let vanish: () => Promise<void>
  let gone = false
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rapport-storage-'))
    const opened = await open(dataDir)
    storage = opened.storage
    vanish = opened.vanish
  })
  afterAll(async () => {
    if (!gone) await vanish()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function layLocal(bytes: Uint8Array): Promise<string> {
    const file = join(dataDir, 'arrived')
    await writeFile(file, bytes)
    return file
  }

  async function content(key: string, range?: { start: number; end: number }) {
    const stored = await storage.get(key, range)
    return stored && { size: stored.size, bytes: await buffer(stored.stream) }
  }

  async function all(prefix: string) {
    const listed: { key: string; storedAt: Date }[] = []
    for await (const file of storage.list(prefix)) listed.push(file)
    return listed
  }

  it.each([
    ['25 MB', 25 * MB],
    ['nothing at all', 0],
  ])('takes over a local file of %s, byte for byte', async (_, size) => {
    const bytes = randomBytes(size)
    const file = await layLocal(bytes)
    await storage.putFile(`orders/${size}`, file)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    const stored = await content(`orders/${size}`)
    expect(stored?.size).toBe(size)
    expect(stored?.bytes.equals(bytes)).toBe(true)
    expect(await storage.size(`orders/${size}`)).toBe(size)
  })

  it('replaces the bytes of a key', async () => {
    await storage.put('media/a.b-c_d.svg', randomBytes(25 * MB))
    await storage.put('media/a.b-c_d.svg', Buffer.from('<svg/>'))
    expect(await content('media/a.b-c_d.svg')).toEqual({ size: 6, bytes: Buffer.from('<svg/>') })
  })

  it('returns a range, both ends included, with the size of the whole file', async () => {
    await storage.put('media/part', Buffer.from('0123456789'))
    const part = async (start: number, end: number) => {
      const { size, bytes } = (await content('media/part', { start, end })) ?? {}
      return [size, bytes?.toString()]
    }
    expect(await part(0, 3)).toEqual([10, '0123'])
    expect(await part(4, 4)).toEqual([10, '4'])
    expect(await part(8, 99)).toEqual([10, '89'])
    expect(await part(10, 12)).toEqual([10, ''])
  })

  it('returns undefined for a missing or deleted key', async () => {
    await storage.put('media/short-lived', Buffer.from('x'))
    await storage.remove('media/short-lived')
    await storage.remove('media/short-lived')
    for (const key of ['media/short-lived', 'media/never', 'media', 'never/at/all']) {
      expect(await storage.get(key)).toBeUndefined()
      expect(await storage.get(key, { start: 0, end: 5 })).toBeUndefined()
      expect(await storage.size(key)).toBeUndefined()
    }
  })

  it('lists every file below a prefix and no other, in any number', async () => {
    const keys = Array.from({ length: 450 }, (_, n) => `many/${n % 3}/${n}`)
    for (let n = 0; n < keys.length; n += 25)
      await Promise.all(keys.slice(n, n + 25).map((key) => storage.put(key, Buffer.from(key))))
    await storage.put('manyfold/0', Buffer.from('x'))
    const listed = await all('many')
    expect(listed.map(({ key }) => key).sort()).toEqual(keys.sort())
    for (const { storedAt } of listed) expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(120_000)
    expect(await all('none')).toEqual([])
  })

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../b',
    'a//b',
    'a/',
    '.hidden',
    'a b',
    'макет',
    'a\\b',
    'a?b',
    'a\0',
  ])('rejects the key %j everywhere', async (key) => {
    const file = await layLocal(Buffer.from('x'))
    const refused = /may hold only/
    await expect(storage.putFile(key, file)).rejects.toThrow(refused)
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(refused)
    await expect(storage.get(key)).rejects.toThrow(refused)
    await expect(storage.size(key)).rejects.toThrow(refused)
    await expect((async () => storage.remove(key))()).rejects.toThrow(refused)
    expect((await stat(file)).size).toBe(1)
  })

  it('leaves the local file in place after a failed attempt, and throws when it is missing', async () => {
    await storage.ping()
    const file = await layLocal(Buffer.from('x'))
    await vanish()
    gone = true
    await expect(storage.ping()).rejects.toThrow()
    await expect(storage.putFile('orders/late', file)).rejects.toThrow()
    expect((await stat(file)).size).toBe(1)
  })
})

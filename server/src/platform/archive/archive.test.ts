import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ArchiveError, CHECKSUMS_MAX, MANIFEST_NAME } from './archive-format.ts'
import { createDecryption, createEncryption, isEncrypted } from './encryption.ts'
import { openFolderStore } from './folder-store.ts'
import { readArchive } from './read-archive.ts'
import { splitIntoParts } from './upload-parts.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

const never = new AbortController().signal
const picture = randomBytes(300_000)

async function write(
  fill: (archive: ArchiveWriter) => Promise<void>,
  recipients: string[] = [],
): Promise<Buffer> {
  const encrypt = await createEncryption(recipients)
  let stored = Buffer.alloc(0)
  await writeArchive(
    async (bytes) => {
      stored = await buffer(await encrypt(bytes))
    },
    async (archive) => {
      await archive.add(MANIFEST_NAME, 2, Buffer.from('{}'))
      await fill(archive)
      return {}
    },
    never,
  )
  return stored
}

const streamOf = (bytes: Uint8Array) => ReadableStream.from([bytes])

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>()
  for await (const { name, content } of readArchive(stream)) entries.set(name, await buffer(content))
  return entries
}

/** Message of the error with which reading fails. */
async function refusal(stream: ReadableStream<Uint8Array>): Promise<string> {
  const error = await readAll(stream).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ArchiveError)
  return (error as Error).message
}

const withPicture = (archive: ArchiveWriter) => archive.add('files/media/a.avif', picture.length, picture)

describe('an archive', () => {
  it('returns what was added, over several lists of checksums', async () => {
    const count = CHECKSUMS_MAX + 3
    const bytes = await write(async (archive) => {
      await withPicture(archive)
      for (let index = 0; index < count; index += 1)
        await archive.add(`files/orders/${index}`, 1, Buffer.from('x'))
    })
    const entries = await readAll(streamOf(bytes))
    expect(entries.size).toBe(count + 2)
    expect(entries.get('files/media/a.avif')).toEqual(picture)
  })

  it('is refused if a byte of a file differs, and the message names the file', async () => {
    const bytes = await write(withPicture)
    bytes.writeUInt8(picture.readUInt8(1000) ^ 1, bytes.indexOf(picture) + 1000)
    expect(await refusal(streamOf(bytes))).toContain('the checksum of files/media/a.avif differs')
  })

  it('is refused if it was cut off anywhere', async () => {
    const bytes = await write(withPicture)
    for (const length of [bytes.indexOf('end.json'), bytes.indexOf(picture) + 5000, 3000])
      expect(await refusal(streamOf(bytes.subarray(0, length)))).toMatch(/^The archive is damaged: /)
  })

  it('is refused if the file is another one', async () => {
    const foreign = 'The file is no archive of Rapport'
    expect(await refusal(streamOf(randomBytes(5000)))).toContain(foreign)
    expect(await refusal(streamOf(Buffer.from('Уважаемые коллеги!')))).toContain(foreign)
    expect(await refusal(streamOf(new Uint8Array()))).toContain(foreign)
    const other = await write(withPicture)
    other.write('readme.json\0\0', other.indexOf(MANIFEST_NAME))
    expect(await refusal(streamOf(other))).toContain(foreign)
  })

  it('is not refused as damaged if reading fails', async () => {
    const bytes = await write(withPicture)
    const broken = ReadableStream.from(
      (async function* () {
        yield bytes.subarray(0, 10_000)
        throw Object.assign(new Error('read'), { code: 'EIO' })
      })(),
    )
    await expect(readAll(broken)).rejects.toMatchObject({ code: 'EIO' })
  })

  it('ends both sides if one of them fails', async () => {
    const failing = writeArchive(
      async () => {
        throw new Error('No space')
      },
      async (archive) => {
        for (;;) await withPicture(archive)
      },
      never,
    )
    await expect(failing).rejects.toThrow('No space')
    const started = Promise.withResolvers<void>()
    const stopped = new AbortController()
    const aborted = writeArchive(
      async (bytes) => void (await buffer(bytes)),
      async (archive) => {
        await withPicture(archive)
        started.resolve()
        for (;;) await withPicture(archive)
      },
      stopped.signal,
    )
    await started.promise
    stopped.abort(new Error('Stopped'))
    await expect(aborted).rejects.toThrow('Stopped')
  })
})

describe('an encrypted archive', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'rapport-age-'))
  })
  afterAll(() => rm(directory, { recursive: true }))

  async function keyPair(name: string) {
    const identity = await generateIdentity()
    const file = join(directory, name)
    await writeFile(file, `# created: 2026-11-01\n${identity}\n`)
    return { file, recipient: await identityToRecipient(identity) }
  }

  it('opens with the secret key of any recipient, and not with another key', async () => {
    const [own, second, other] = await Promise.all(['own', 'second', 'other'].map(keyPair))
    const bytes = await write(withPicture, [own?.recipient ?? '', second?.recipient ?? ''])
    expect(isEncrypted(bytes)).toBe(true)
    expect(bytes.includes('files/media')).toBe(false)
    for (const key of [own, second]) {
      const decrypt = await createDecryption(key?.file ?? '')
      expect((await readAll(await decrypt(streamOf(bytes)))).get('files/media/a.avif')).toEqual(picture)
    }
    const wrong = await createDecryption(other?.file ?? '')
    await expect(wrong(streamOf(bytes))).rejects.toThrow(/can't be decrypted with the key of/)
  })

  it('is refused if it is damaged or cut off', async () => {
    const { file, recipient } = await keyPair('damaged')
    const bytes = await write(withPicture, [recipient])
    const decrypt = await createDecryption(file)
    const cut = bytes.subarray(0, 150_000)
    expect(await refusal(await decrypt(streamOf(cut)))).toContain('it does not decrypt to its end')
    bytes[200_000] = (bytes[200_000] ?? 0) ^ 1
    expect(await refusal(await decrypt(streamOf(bytes)))).toContain('it does not decrypt to its end')
  })

  it('refuses a malformed key with a sentence', async () => {
    await expect(createEncryption(['age1x'])).rejects.toThrow(/--recipient age1x is no public key of age/)
    const empty = join(directory, 'empty')
    await writeFile(empty, '')
    await expect(createDecryption(empty)).rejects.toThrow(/has no secret key of age/)
    await expect(createDecryption(join(directory, 'none'))).rejects.toThrow(/can't be read \(ENOENT\)/)
  })
})

it('a folder keeps nothing of an archive that was not written to its end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rapport-archives-'))
  const store = openFolderStore(folder)
  await store.prepare()
  const broken = ReadableStream.from(
    (async function* () {
      yield picture
      throw new Error('The connection broke')
    })(),
  )
  await expect(store.write('rapport-2026-11-29T03-17-59Z.tar', broken)).rejects.toThrow(
    'The connection broke',
  )
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

it('cuts an upload into parts, the last one shorter', async () => {
  const sizes: number[] = []
  const chunks = ReadableStream.from([picture.subarray(0, 10), picture.subarray(10, 95)])
  for await (const part of splitIntoParts(chunks, 30)) sizes.push(part.length)
  expect(sizes).toEqual([30, 30, 30, 5])
})

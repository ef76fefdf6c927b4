import { createHash } from 'node:crypto'
import { PROOF_PAGES_MAX } from '@rapport/contract/proofs/proof-limits'
import { proofMessages } from '@rapport/contract/proofs/proof-messages'
import type { Proof } from '@rapport/staff-contract/proofs/proof'
import { staffProofMessages } from '@rapport/staff-contract/proofs/staff-proof-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { fileForm } from '../../../test/content/media-files.ts'
import { placeOrder } from '../../../test/inbox-orders.ts'
import { addProofFile, pdf, picture, proofToken, sendDraftProof } from '../../../test/proofs/proof-orders.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { proofFileKey } from '../files/file-keys.ts'
import { proofFiles } from '../tables.ts'
import { readPlace } from './read-place.ts'

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describeStaff('pages of a proof', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    manager = await server().signedIn('manager')
  })
  const open = (url: string) => server().app.inject({ url })
  const sent = async (name: string, bytes: Uint8Array): Promise<Proof> =>
    sendDraftProof(manager, await addProofFile(manager, await placeOrder(server()), name, bytes))

  it('are drawn from each sheet of a PDF; the download is byte for byte the approved file', async () => {
    const bytes = await pdf(3)
    const proof = await sent('Бирка.pdf', bytes)
    const [version] = proof.versions
    expect(version?.pages).toMatchObject([
      { page: 1, width: 1697, height: 2400 },
      { page: 2, width: 1697, height: 2400 },
      { page: 3, width: 1697, height: 2400 },
    ])
    expect(version?.sha256).toBe(sha(bytes))
    const path = `${proof.path}1/`
    const [first, third] = await Promise.all([open(`${path}1-small.webp`), open(`${path}3-large.webp`)])
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(third.rawPayload.equals(first.rawPayload)).toBe(false)
    const download = await open(`${path}original-1`)
    expect(sha(download.rawPayload)).toBe(version?.sha256)
    expect(download.headers['content-disposition']).toContain("filename*=UTF-8''%D0%91")
    expect((await open(`${path}4-small.webp`)).statusCode).toBe(404)
    expect((await open(`${proof.path}2/1-small.webp`)).statusCode).toBe(404)
  })

  it('are refused with a sentence if the file changed on the disk, and nothing of it is sent', async () => {
    const proof = await sent('Футболка.png', await picture())
    const { orm } = server().database
    const [file] = await orm.select().from(proofFiles).where(eq(proofFiles.proofId, proof.id))
    await server().storage.put(proofFileKey(file?.id ?? ''), await picture(300, 200, '#000000'))
    const download = await open(`${proof.path}1/original-1`)
    expect([download.statusCode, download.payload.includes(proofMessages.fileChanged)]).toEqual([409, true])
    await server().storage.put(`${proofFileKey(file?.id ?? '')}-1-large`, Buffer.from('other'))
    expect((await open(`${proof.path}1/1-large.webp`)).statusCode).toBe(409)
  })

  it('of a draft are opened by signed paths only', async () => {
    const draft = await addProofFile(manager, await placeOrder(server()), 'Эскиз.png', await picture())
    const { small, large } = draft.versions[0]?.pages[0] ?? { small: '', large: '' }
    expect((await open(small)).statusCode).toBe(200)
    expect((await open(large.split('?')[0] ?? '')).statusCode).toBe(404)
    expect((await open(draft.path)).statusCode).toBe(404)
    expect((await open(draft.previewPath)).statusCode).toBe(200)
  })

  it('are missing for a broken or protected PDF, which can still be downloaded', async () => {
    const broken = await sent('Обрезан.pdf', (await pdf(1)).subarray(0, 400))
    expect(broken.versions[0]).toMatchObject({ pages: [], files: [{ pages: 0, name: 'Обрезан.pdf' }] })
    const secret = await sent('Пароль.pdf', await pdf(1, { userPassword: 'secret' }))
    expect(secret.versions[0]?.pages).toEqual([])
  })

  it('are at most twenty in a version, over all its files', async () => {
    const id = await placeOrder(server())
    const many = await manager.call('addProofFile', {
      id,
      body: fileForm('Каталог.pdf', await pdf(PROOF_PAGES_MAX + 1)),
    })
    expect([many.status, many.errors]).toEqual([422, { file: [staffProofMessages.pagesTooMany] }])
    expect((await manager.call('getOrderProof', { id })).result.proof).toBeNull()
  })

  it('are never indexed; a refused form is answered with its status and the page', async () => {
    const proof = await sent('Баннер.png', await picture(600, 300))
    const page = await open(proof.path)
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow'])
    const refused = await server().app.inject({
      method: 'POST',
      url: `/proof/${proofToken(proof)}/approve/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: new URLSearchParams({ version: '1', sha256: 'f'.repeat(64), name: 'Мария' }).toString(),
    })
    expect(refused.statusCode).toBe(409)
  })
})

it('reads the place of a click from the pixels of the picture that was shown', () => {
  const page = { page: 1, width: 600, height: 300, small: '', large: '' }
  const click = (values: Record<string, string>) => readPlace({ page: '1', ...values }, [page]).pin
  expect(click({ shown: '320', x: '160', y: '80' })).toEqual({ x: 500, y: 500 })
  expect(click({ shown: '760', x: '150', y: '75' })).toEqual({ x: 250, y: 250 })
  expect(click({ x: '250', y: '750' })).toEqual({ x: 250, y: 750 })
  for (const odd of [
    { shown: '320', x: '0', y: '0' },
    { shown: '320', x: '321', y: '10' },
    { shown: '321', x: '10', y: '10' },
    { x: '-1', y: '5' },
    { x: '1001', y: '5' },
    { x: '1.5', y: '5' },
  ])
    expect(click(odd)).toBeUndefined()
  expect(readPlace({ page: '7' }, [page]).shownPage).toBe(1)
  expect(readPlace({ page: '1' }, [])).toEqual({ shownPage: 0 })
})

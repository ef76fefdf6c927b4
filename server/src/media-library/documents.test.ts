import { mediaMessages } from '@rapport/staff-contract/media/media-messages'
import { beforeAll, expect, it } from 'vitest'
import { fileForm } from '../../test/content/media-files.ts'
import { samples } from '../../test/file-samples.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { deleteUnusedDocuments } from './delete-unused-documents.ts'

const mp4 = Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00mp42isom', 'latin1')
const webm = Buffer.from('\x1A\x45\xDF\xA3\x01\x00\x00\x00\x00\x00\x00\x1F\x42\x82\x84webm', 'latin1')
const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nСтанок\n')

describeStaff('documents and films', (server) => {
  let editor: SignedIn
  beforeAll(async () => {
    editor = await server().signedIn('editor')
  })
  const upload = (name: string, bytes: Uint8Array) =>
    editor.call('uploadDocument', { body: fileForm(name, bytes) })

  it.each([
    ['Лицензия 2026.pdf', samples.pdf, 'application/pdf'],
    ['film.mp4', mp4, 'video/mp4'],
    ['film.webm', webm, 'video/webm'],
    ['subtitry.vtt', vtt, 'text/vtt; charset=utf-8'],
  ])('stores %s and sends the same bytes from a path that names them', async (name, bytes, type) => {
    const { status, result } = await upload(name, bytes)
    expect([status, result]).toMatchObject([200, { name, bytes: bytes.length }])
    const sent = await server().app.inject({ url: result.path })
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, type])
    expect(sent.rawPayload.equals(Buffer.from(bytes))).toBe(true)
    expect((await upload(name, bytes)).result.path).toBe(result.path)
  })

  it('deletes a document after thirty days unless a draft refers to it', async () => {
    const { database, storage } = server()
    const uploadPdf = async (text: string): Promise<string> =>
      (await upload('Лишний.pdf', Buffer.concat([samples.pdf, Buffer.from(text)]))).result.path
    const [unused, drafted] = [await uploadPdf('ничей'), await uploadPdf('в черновике')]
    const license = { title: 'Знак', description: '', picture: null, document: drafted, position: null }
    const written = await editor.call('createEntry', { body: { kind: 'license', snapshot: license } })
    expect(written.status).toBe(200)
    const sent = async (path: string) => (await server().app.inject({ url: path })).statusCode
    const sweep = (days: number) =>
      deleteUnusedDocuments(database.orm, storage, new Date(Date.now() + days * 86_400_000))
    await sweep(29)
    expect([await sent(unused), await sent(drafted)]).toEqual([200, 200])
    await sweep(31)
    expect([await sent(unused), await sent(drafted)]).toEqual([404, 200])
  })

  it.each([
    ['страница.html', samples.pdf, mediaMessages.documentKind],
    ['Лицензия.pdf', mp4, mediaMessages.documentContent],
    ['film.mp4', Buffer.from('<script>'), mediaMessages.documentContent],
    ['без имени', samples.pdf, mediaMessages.documentKind],
  ])('refuses %s with 422 and the reason', async (name, bytes, message) => {
    const { status, errors } = await upload(name, bytes)
    expect([status, errors]).toEqual([422, { file: [message] }])
  })
})

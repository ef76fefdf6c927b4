import { expect, it } from 'vitest'
import { describeServer } from '../../test/server-app.ts'
import { storeDocument } from './store-document.ts'

describeServer('storeDocument', (server) => {
  it('stores a PDF, downloaded under its own name, cached forever, and never rendered by a page', async () => {
    const pdf = Buffer.from('%PDF-1.7 brand book')
    const document = { name: 'rapport-brandbook.pdf', read: async () => pdf }
    const path = await storeDocument(server().storage, document)
    expect(path).toMatch(/^\/media\/rapport-brandbook-[0-9a-f]{10}\.pdf$/)
    expect(await storeDocument(server().storage, document)).toBe(path)
    const answer = await server().app.inject(path)
    expect([answer.statusCode, answer.rawPayload.equals(pdf)]).toEqual([200, true])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="rapport-brandbook.pdf"',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const part = await server().app.inject({ url: path, headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.body]).toEqual([206, '%PDF'])
  })

  it('stores a plain text in UTF-8', async () => {
    const document = { name: 'layout-checklist.txt', read: async () => Buffer.from('[ ] Формат') }
    const answer = await server().app.inject(await storeDocument(server().storage, document))
    expect([answer.statusCode, answer.body]).toEqual([200, '[ ] Формат'])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="layout-checklist.txt"',
      'x-content-type-options': 'nosniff',
    })
  })

  it('stores a film with its captions, played in the page', async () => {
    const film = { name: 'fabrika.mp4', read: async () => Buffer.from('\0\0\0\u0020ftypisom') }
    const captions = { name: 'fabrika.vtt', read: async () => Buffer.from('WEBVTT') }
    const url = await storeDocument(server().storage, film)
    const answer = await server().app.inject({ url, headers: { range: 'bytes=4-7' } })
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      206,
      'ftyp',
      'video/mp4',
    ])
    expect(answer.headers).not.toHaveProperty('content-disposition')
    const text = await server().app.inject(await storeDocument(server().storage, captions))
    expect([text.statusCode, text.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8'])
  })
})

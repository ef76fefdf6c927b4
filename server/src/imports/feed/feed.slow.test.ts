import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { ImportRun } from '@rapport/staff-contract/imports/imports'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createImportCalls } from '../../../test/content/imports.ts'
import { createPng, fileForm } from '../../../test/content/media-files.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { redirects } from '../../seo/tables.ts'

const offer = (id: number, fields: string, attributes = '') =>
  `<offer id="${id}" ${attributes}><price>1590.50</price><currencyId>RUR</currencyId><categoryId>2</categoryId>${fields}</offer>`
const feed = (shop: string, offers: string, encoding = 'UTF-8') =>
  `<?xml version="1.0" encoding="${encoding}"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog date="2026-11-28 10:00"><shop><name>Фабрика</name><url>${shop}</url><categories><category id="1">Одежда</category><category id="2" parentId="1">Футболки &amp; поло</category><category id="3">Пусто</category></categories><offers>${offers}</offers></shop></yml_catalog>`

/** Encodes Cyrillic letters, which are contiguous in windows-1251. */
const toWindows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0)
      return code >= 0x410 && code <= 0x44f ? code - 0x350 : code
    }),
  )

describeStaff(
  'a feed of another site',
  (server) => {
    let owner: SignedIn
    let shop: Server
    let base = ''
    const answers = new Map<string, Buffer>()
    const files = createImportCalls(server, () => owner)
    const upload = (bytes: Uint8Array | string) =>
      owner.call('uploadFeed', { body: fileForm('feed.xml', Buffer.from(bytes)) })
    const refusal = async (bytes: Uint8Array | string) => (await upload(bytes)).message
    const settled = ({ status, message, result }: Awaited<ReturnType<typeof upload>>): Promise<ImportRun> => {
      if (status !== 200) throw new Error(message)
      return files.settled(result.import.id)
    }
    const snapshotOf = async (title: string) => {
      const { result } = await owner.call('getEntries', { query: { kind: 'item', title } })
      return (await owner.call('getEntry', { id: result.entries[0].id })).result.entry.snapshot
    }
    beforeAll(async () => {
      owner = await server().signedIn('owner')
      shop = createServer(({ url = '' }, response) => {
        const bytes = answers.get(url)
        response.writeHead(bytes ? 200 : 404).end(bytes)
      })
      await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
      base = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
      answers.set('/1.png', await createPng('#204060', 32, 32))
    })
    afterAll(() => shop.close())

    it('becomes groups, items with prices and pictures, and redirects, and is taken back in one batch', async () => {
      const shirt = (color: string, price: string) =>
        `<url>${base}/shop/belaya-futbolka.html?utm_source=ya</url><url>${base}/shop/belaya_futbolka/</url><name>Футболка белая</name><vendorCode>Ф-1</vendorCode><picture>/1.png</picture><picture>http://192.168.0.1/2.png</picture><description><![CDATA[<p>Из хлопка.&nbsp;Мягкая.</p><p>Шьём сами.</p>]]></description><param name="Цвет">${color}</param><param name="Плотность" unit="г/м2">180</param>${price}`
      answers.set(
        '/feed.xml',
        Buffer.from(
          feed(
            `${base}/`,
            offer(1, `<url>${base}/shop/belaya_futbolka/</url>${shirt('Белый', '')}`, 'group_id="7"') +
              offer(2, shirt('Чёрный', ''), 'group_id="7"') +
              `<offer id="3" type="vendor.model"><url>/?id=3&amp;cat=1&amp;from=yml</url><price>10</price><currencyId>USD</currencyId><categoryId>1</categoryId><typePrefix>Шапка</typePrefix><vendor>Мы</vendor><model>Зима</model></offer>`,
          ),
        ),
      )
      const run = await settled(await owner.call('downloadFeed', { body: { url: `${base}/feed.xml` } }))
      expect(run).toMatchObject({ kind: 'catalogue', fileName: 'Фид 127.0.0.1.xlsx', counts: { wrong: 0 } })
      const { state, batchId } = await files.applied(run.id)
      expect(state).toBe('applied')
      expect(await snapshotOf('Футболка белая')).toMatchObject({
        slug: 'belaya-futbolka',
        summary: 'Из хлопка.',
        description: 'Из хлопка. Мягкая.\n\nШьём сами.',
        properties: [
          { name: 'Артикул', value: 'Ф-1' },
          { name: 'Цвет', value: 'Белый, Чёрный' },
          { name: 'Плотность', value: '180 г/м2' },
        ],
        priceTiers: [{ from: 1, price: 159_050 }],
        picture: expect.stringMatching(/^belaya-futbolka-\w+\.png$/),
        gallery: [],
      })
      // Groups have no picture in a feed.
      for (const title of ['Футболки & поло', 'Одежда'])
        expect(await snapshotOf(title)).toMatchObject({
          picture: expect.stringMatching(/^belaya-futbolka-\w+\.png$/),
        })
      expect(await snapshotOf('Шапка')).toMatchObject({
        slug: 'shapka-my-zima',
        priceTiers: [],
        picture: null,
      })
      const failed = (await files.rows(run.id))
        .flatMap(({ changes }) => changes)
        .filter(({ header }) => header.includes('не\u00A0скачаны'))
      expect(failed.map(({ after }) => after)).toEqual([
        `http://192.168.0.1/2.png: ${importMessages.downloadPrivate}`,
      ])
      const made = await server().database.orm.select().from(redirects)
      const newPath = '/catalog/futbolki-polo/belaya-futbolka/'
      expect(made.toSorted((one, other) => one.oldPath.localeCompare(other.oldPath))).toMatchObject([
        { oldPath: '/?cat=1&id=3', newPath: '/catalog/odezhda/shapka-my-zima/', status: 301 },
        { oldPath: '/shop/belaya_futbolka/', newPath, status: 301 },
        { oldPath: '/shop/belaya-futbolka.html', newPath, status: 301 },
      ])
      const again = await settled(await owner.call('downloadFeed', { body: { url: `${base}/feed.xml` } }))
      expect(again.counts).toMatchObject({ new: 0, wrong: 0, changed: 0 })
      expect((await owner.call('undoBatch', { id: Number(batchId) })).status).toBe(200)
      expect(await server().database.orm.select().from(redirects)).toEqual([])
    })

    it('is read in windows-1251 from a file', async () => {
      const bytes = toWindows1251(feed('https://old.example/', offer(9, '<name>Пояс</name>'), 'windows-1251'))
      const run = await settled(await upload(bytes))
      expect((await files.rows(run.id)).map(({ title }) => title)).toContain('Пояс')
    })

    it('is refused with a sentence if it is cut, broken, too large or something else', async () => {
      const whole = feed('https://old.example/', offer(1, '<name>Платок</name>'))
      expect(await refusal(whole.slice(0, -40))).toBe(importMessages.feedCut)
      expect(await refusal(whole.replace('</price>', '</prise>'))).toBe(importMessages.feedBroken(1))
      expect(await refusal('<!doctype html><html><body></body></html>')).toBe(importMessages.feedOther)
      expect(await refusal('<rss><channel/></rss>')).toBe(importMessages.feedOther)
      expect(await refusal(feed('https://old.example/', ''))).toBe(importMessages.feedEmpty)
      expect(await refusal(whole.replace('UTF-8', 'nonsense-8'))).toBe(importMessages.feedEncoding)
      const many = Array.from({ length: 50_000 }, (_, at) => offer(at, '<name>Платок</name>')).join('')
      expect(await refusal(feed('https://old.example/', many))).toBe(importMessages.feedTooMany(15_000))
    })

    it('is not downloaded from a private network, nor by another role', async () => {
      const url = 'http://10.0.0.1/feed.xml'
      expect((await owner.call('downloadFeed', { body: { url } })).message).toBe(
        importMessages.downloadPrivate,
      )
      expect((await owner.call('downloadFeed', { body: { url: 'ftp://a' } })).status).toBe(422)
      const manager = await server().signedIn('manager')
      expect((await manager.call('downloadFeed', { body: { url } })).status).toBe(403)
    })
  },
  {},
  { variables: { CATALOGUE_DOWNLOADS: 'on' }, isAllowedAddress: (ip: string) => ip === '127.0.0.1' },
)

describeStaff('a feed while downloads are off', (server) => {
  it('is not downloaded', async () => {
    const owner = await server().signedIn('owner')
    const { status, message } = await owner.call('downloadFeed', {
      body: { url: 'https://old.example/feed.xml' },
    })
    expect({ status, message }).toEqual({ status: 422, message: importMessages.downloadsOff })
  })
})

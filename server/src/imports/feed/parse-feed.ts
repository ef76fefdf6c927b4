import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { parsePrice } from '@rapport/staff-contract/prices/price-text'
import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from 'saxes'
import { TableFileError } from '../files/table-file-error.ts'
import { createFeedCatalog, type FeedCatalog, type FeedOffer } from './feed-catalog.ts'

/** Characters of one element that are kept. */
const TEXT_MAX = 5000
const DEPTH_MAX = 20
const DECLARATION_BYTES = 200
const ENCODING = /^[^<]{0,9}<\?xml[^>]{1,150}encoding=["']([\w.-]{1,40})["']/i
const ROUBLES = /^(?:|RUB|RUR|руб\.?)$/i
/** Names of HTML that feeds use without declaring them. */
const HTML_ENTITIES = {
  nbsp: '\u00A0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  copy: '©',
}

/**
 * Parses a YML feed as it arrives, so that only its products are in memory. Reads the encoding that the feed declares.
 * Throws TableFileError if it is no YML feed, is cut, broken or too large.
 */
export async function parseFeed(chunks: AsyncIterable<Uint8Array>): Promise<FeedCatalog> {
  const catalog = createFeedCatalog()
  const parser = new SaxesParser({ position: true })
  Object.assign(parser.ENTITIES, HTML_ENTITIES)
  readElements(parser, catalog)
  let isEnding = false
  let hasRoot = false
  parser.on('opentagstart', () => {
    hasRoot = true
  })
  parser.on('error', () => {
    const message = isEnding ? importMessages.feedCut : importMessages.feedBroken(parser.line)
    throw new TableFileError(hasRoot ? message : importMessages.feedOther)
  })
  let decoder: Decoder | undefined
  for await (const chunk of chunks) {
    decoder ??= createDecoder(chunk)
    parser.write(decoder.decode(chunk, { stream: true }))
  }
  isEnding = true
  parser.write(decoder?.decode() ?? '')
  parser.close()
  if (catalog.products.length === 0) throw new TableFileError(importMessages.feedEmpty)
  return catalog
}

type Decoder = InstanceType<typeof TextDecoder>

function createDecoder(chunk: Uint8Array): Decoder {
  const head = Buffer.from(chunk.subarray(0, DECLARATION_BYTES)).toString('latin1')
  try {
    return new TextDecoder(ENCODING.exec(head)?.[1] ?? 'utf-8')
  } catch {
    throw new TableFileError(importMessages.feedEncoding)
  }
}

/** Attributes and children of an element. */
interface Element {
  name: string
  attributes: Record<string, string>
  text: string
}

function readElements(parser: SaxesParser, catalog: FeedCatalog): void {
  const open: Element[] = []
  let children: Element[] = []
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (open.length === 0 && name.toLowerCase() !== 'yml_catalog')
      throw new TableFileError(importMessages.feedOther)
    if (open.length >= DEPTH_MAX) throw new TableFileError(importMessages.feedBroken(parser.line))
    const element = { name: name.toLowerCase(), attributes: readAttributes(attributes), text: '' }
    if (element.name === 'offer') children = []
    open.push(element)
  })
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element && element.text.length < TEXT_MAX) element.text += text.slice(0, TEXT_MAX)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const element = open.pop()
    const parent = open.at(-1)?.name
    if (!element) return
    if (parent === 'offer') children.push(element)
    else if (element.name === 'offer') catalog.addOffer(toOffer(element, children))
    else if (element.name === 'category') catalog.addCategory(toCategory(element))
    else if (element.name === 'url' && parent === 'shop') catalog.shopUrl = element.text.trim()
  })
}

const readAttributes = (attributes: Record<string, SaxesAttributePlain | string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.toLowerCase(),
      String(value).trim().slice(0, 200),
    ]),
  )

const toCategory = ({ attributes, text }: Element) => ({
  id: attributes.id ?? '',
  parentId: attributes.parentid ?? '',
  name: text.replace(/\s+/g, ' ').trim(),
  url: attributes.url ?? '',
})

function toOffer({ attributes }: Element, children: readonly Element[]): FeedOffer {
  const all = (name: string) => children.filter((child) => child.name === name).map(({ text }) => text.trim())
  const one = (name: string) => all(name)[0] ?? ''
  const named = one('name') || [one('typeprefix'), one('vendor'), one('model')].filter(Boolean).join(' ')
  const price = ROUBLES.test(one('currencyid')) ? parsePrice(one('price')) : undefined
  return {
    id: attributes.id ?? '',
    groupId: attributes.group_id ?? '',
    categoryId: one('categoryid'),
    title: named.replace(/\s+/g, ' '),
    article: one('vendorcode'),
    url: one('url'),
    description: one('description'),
    price: price ?? undefined,
    pictures: all('picture').filter(Boolean),
    params: children
      .filter(
        ({ name, attributes: { name: title = '' }, text }) =>
          name === 'param' && title !== '' && text.trim() !== '',
      )
      .map(({ attributes: { name: title = '', unit = '' }, text }) => [
        title,
        `${text.trim()} ${unit}`.trim(),
      ]),
  }
}

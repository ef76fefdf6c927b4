import { HOUR_MS } from '@rapport/contract/hours/durations'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { SiteProperties } from '@rapport/contract/site/site'
import { withTagline } from '@rapport/contract/texts/fit-text'
import { listOfferGroups, listOffers, type Offer } from '../catalog/offers.ts'
import { listDemoPages } from '../demo-entries/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { element, escapeXml } from './xml.ts'

/** Maximum number of offers in the feed. */
const OFFERS_MAX = 50_000
/** Yandex accepts ten pictures for an offer. */
const PICTURES_MAX = 10

/**
 * Writes the catalogue as YML for Yandex: products with a price for one piece. Products sold from more pieces
 * are not offers.
 */
export async function* ymlCatalog(
  orm: Orm,
  site: Pick<SiteProperties, 'name' | 'tagline'>,
  origin: string,
  now: Date,
): AsyncGenerator<string> {
  const groups = await listOfferGroups(orm, OFFERS_MAX)
  yield lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<yml_catalog date="${moscowTime(now)}">`,
    '<shop>',
    element('name', site.name),
    element('company', withTagline(site)),
    element('url', `${origin}/`),
    '<currencies><currency id="RUB" rate="1"/></currencies>',
    '<categories>',
    ...groups.map(
      ({ id, parentId, name: group }) =>
        `<category id="${id}"${parentId === null ? '' : ` parentId="${parentId}"`}>${escapeXml(group)}</category>`,
    ),
    '</categories>',
    '<offers>',
  )
  const demo = await listDemoPages(orm)
  for await (const offers of listOffers(orm, OFFERS_MAX)) {
    const own = offers.filter(({ id }) => !demo.has(`catalog:${id}`))
    yield lines(...own.map((offer) => offerXml(offer, site.name, origin)))
  }
  yield lines('</offers>', '</shop>', '</yml_catalog>')
}

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('')

/** Moscow time is UTC+3 all year. */
const moscowTime = (moment: Date): string =>
  `${new Date(moment.getTime() + 3 * HOUR_MS).toISOString().slice(0, 19)}+03:00`

function offerXml(offer: Offer, vendor: string, origin: string): string {
  return [
    `<offer id="${offer.id}" available="true">`,
    element('name', offer.name),
    element('vendor', vendor),
    element('url', `${origin}${catalogItemPath(offer)}`),
    element('price', offer.price / 100),
    element('currencyId', 'RUB'),
    element('categoryId', offer.parentId),
    ...offer.pictures.slice(0, PICTURES_MAX).map((src) => element('picture', new URL(src, origin).href)),
    element('description', offer.summary),
    element('sales_notes', 'Пошив и печать на заказ'),
    ...offer.properties.map(
      ({ name, value }) => `<param name="${escapeXml(name)}">${escapeXml(value)}</param>`,
    ),
    '</offer>',
  ].join('')
}

import Validator from '@adobe/structured-data-validator'

/** An entity of schema.org in JSON-LD. */
export interface JsonLdEntity {
  '@type': string
  [property: string]: unknown
}

/** Returns the entities of a page's JSON-LD. */
export function parseStructuredData(html: string): JsonLdEntity[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return [...scripts].flatMap(([, text = '']) => {
    const data = JSON.parse(text)
    return data['@graph'] ?? [data]
  })
}

/** Returns errors that prevent search engines from showing an entity, including its parts. */
export async function findFaults(entity: JsonLdEntity): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: { [entity['@type']]: [entity] },
    microdata: {},
    rdfa: {},
  })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`)
}

/** Returns the visible text of a page, normalized for comparison. */
export const visibleText = (html: string): string =>
  plain(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ''))

/** Returns the facts of an entity that must be visible on the page. */
export function listFacts(entity: JsonLdEntity): string[] {
  const { name, headline, itemListElement, mainEntity, offers, address, department } = entity as Facts
  const parts = [...(itemListElement ?? []), ...(mainEntity ?? [])].map((part) => part.name)
  const streets = [address, ...(department ?? []).map((office) => office.address)].map(
    (one) => one?.streetAddress,
  )
  const price = offers && `${new Intl.NumberFormat('ru-RU').format(offers.lowPrice)} ₽`
  const visibleName = entity['@type'] === 'LocalBusiness' ? undefined : name
  return [visibleName, headline, ...parts, ...streets, price].flatMap((fact) => (fact ? [plain(fact)] : []))
}

interface Facts {
  name?: string
  headline?: string
  itemListElement?: { name: string }[]
  mainEntity?: { name: string }[]
  offers?: { lowPrice: number }
  address?: { streetAddress: string }
  department?: { address: { streetAddress: string } }[]
}

/** Removes HTML entities, word joiners and special spaces. */
const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')

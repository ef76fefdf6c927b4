import Validator from '@adobe/structured-data-validator'

/** One thing as a page tells machines of it. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Returns what a page says to machines, thing by thing. */
export function structuredDataOf(html: string): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return [...scripts].flatMap(([, text = '']) => {
    const data = JSON.parse(text)
    return data['@graph'] ?? [data]
  })
}

/** Returns what keeps search engines from showing a thing: what they ask of its kind and of what it consists of. */
export async function findFaults(thing: Thing): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: { [thing['@type']]: [thing] },
    microdata: {},
    rdfa: {},
  })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`)
}

/** Returns what a page shows to people, in the letters that are compared. */
export const visibleText = (html: string): string =>
  plain(html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ''))

/** Returns what a page has to show of a thing it tells machines of. */
export function factsOf(thing: Thing): string[] {
  const { name, headline, itemListElement, mainEntity, offers, address, department } = thing as Facts
  const parts = [...(itemListElement ?? []), ...(mainEntity ?? [])].map((part) => part.name)
  const streets = [address, ...(department ?? []).map((office) => office.address)].map(
    (one) => one?.streetAddress,
  )
  const price = offers && `${new Intl.NumberFormat('ru-RU').format(offers.lowPrice)} ₽`
  const own = thing['@type'] === 'LocalBusiness' ? undefined : name
  return [own, headline, ...parts, ...streets, price].flatMap((fact) => (fact ? [plain(fact)] : []))
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

/** Without entities, joiners and kinds of space. */
const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('\u2060', '')
    .replaceAll(/\s+/g, ' ')

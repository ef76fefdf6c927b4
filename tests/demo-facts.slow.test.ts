import { formatPhone } from '@rapport/contract/fields/format-phone'
import { minutesAfterZa, minutesWithin } from '@rapport/contract/site/duration'
import {
  fromMetres,
  fromMetresInWords,
  fromPieces,
  fromPiecesInWords,
} from '@rapport/contract/site/from-quantity'
import { groupDigits } from '@rapport/contract/texts/group-digits'
import { readDemoContent } from '@rapport/seed/test/demo-content'
import type { SeedContent } from '@rapport/staff-contract/seed/seed'
import { beforeAll, expect, it } from 'vitest'
import { readSourceFiles } from '../scripts/figures/source-files.ts'

/** Code that a running site uses. Specimens and sample mails are only in the playground. */
const PRODUCT = /^(?:contract|staff-contract|markdown|server\/src|site|admin\/app)\/|^(?:main|start)\.ts$/
const PLAYGROUND = /\.specimen\.tsx$|\/playground\//

/** Names of cities are also words of these files: passwords, time zones, spellings of the search, samples of texts. */
const CITY_WORDS =
  /^contract\/passwords\/|^admin\/app\/contacts\/city-form\.tsx$|^server\/src\/(?:search\/language|imports\/template)\/|\/samples\//
/** Samples of texts for any factory have headings that many sites have. */
const SAMPLES = /\/samples\//

const plain = (text: string) => text.replaceAll(/&nbsp;|\\u00a0|\u00a0/gi, ' ')
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

let content: SeedContent
let code: { path: string; text: string }[]
beforeAll(async () => {
  content = await readDemoContent()
  code = readSourceFiles()
    .filter(({ path, isTest }) => PRODUCT.test(path) && !PLAYGROUND.test(path) && !isTest)
    .filter(({ path }) => !path.includes('/test/'))
    .map(({ path, text }) => ({ path, text: plain(withoutComments(text)) }))
  expect(code.length).toBeGreaterThan(500)
}, 60_000)

/** Returns the places of facts in code: «path: fact». A fact must not be a part of a longer word or number. */
function findPlaces(facts: readonly (string | number | null)[], except = /$^/): string[] {
  const texts = [...new Set(facts.map((fact) => plain(String(fact ?? '')).trim()))].filter(Boolean)
  const escaped = texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const any = new RegExp(`(?<![\\p{L}\\d_])(?:${escaped.join('|')})(?![\\p{L}\\d])`, 'gu')
  return code.flatMap(({ path, text }) =>
    except.test(path) ? [] : [...text.matchAll(any)].map(([fact]) => `${path}: ${fact}`),
  )
}

it('names, numbers and addresses of the demo factory are nowhere in code', () => {
  const { site, cities } = content
  const offices = cities.flatMap(({ phones, email, address }) => [...phones, email, address])
  const phones = [site.phone, ...cities.flatMap((city) => city.phones)].map(formatPhone)
  const links = site.social.map(({ link }) => link)
  // The name alone is also a word of the trade.
  const name = `«${site.name}»`
  const { tagline, legalName, inn, supportEmail, address } = site
  expect(
    findPlaces([
      name,
      tagline,
      legalName,
      inn,
      site.phone,
      supportEmail,
      address,
      ...offices,
      ...phones,
      ...links,
    ]),
  ).toEqual([])
})

it('cities of the demo factory are nowhere in code', () =>
  expect(
    findPlaces(
      content.cities.map(({ city }) => city),
      CITY_WORDS,
    ),
  ).toEqual([]))

it('promises and figures of the demo factory are nowhere in code', () => {
  const { callbackMinutes, minimumPieces, minimumMetres, nextSteps, productPromises } = content.site
  const { ordersCompleted, foundedYear, ratingTenths } = content.site
  const figures = [ordersCompleted, groupDigits(ordersCompleted), foundedYear, `${ratingTenths / 10},0`]
  const grouped = String(ordersCompleted).replace(/\B(?=(?:\d{3})+$)/g, '_')
  const calls = [minutesAfterZa(callbackMinutes), minutesWithin(callbackMinutes)]
  const least = [
    ...[fromPieces(minimumPieces), fromPiecesInWords(minimumPieces)],
    ...[fromMetres(minimumMetres), fromMetresInWords(minimumMetres)],
  ]
  const promises = productPromises.map(({ text }) => text)
  expect(
    findPlaces([...figures, grouped, ...calls, ...least, ...nextSteps.map(({ text }) => text), ...promises]),
  ).toEqual([])
})

it('texts of the demo factory are nowhere in code', () => {
  const { orderSteps, slides, home, faq, posts, licenses } = content
  const steps = orderSteps.flatMap((step) => [step.title, step.content])
  const facts = home.facts.flatMap((fact) => [fact.title, fact.content])
  const clients = home.clients.list.map((client) => client.name)
  const reviews = home.testimonials.reviews.map((review) => review.content)
  const questions = faq.flatMap(({ question, answer }) => [question, answer])
  const titles = [...slides, ...posts, ...licenses].map(({ title }) => title)
  expect(findPlaces([...steps, ...facts, ...clients, ...reviews, ...questions, ...titles], SAMPLES)).toEqual(
    [],
  )
})

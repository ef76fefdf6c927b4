import { expect, test } from 'vitest'
import { directoryWith } from '../test/read-context.ts'
import { readFacts } from './facts.ts'
import { ValidationErrors } from './validation-errors.ts'

const FACTS = `# Figures.
cloths: { value: 31 }
proof.price: { value: 500 ₽, pattern: 'проб[^.\\n]*\\s\\d+ ₽' }
orders: { value: 12000 }
`

async function filled(text: string, facts = FACTS) {
  const errors = new ValidationErrors()
  const read = await readFacts(await directoryWith({ 'facts.yaml': facts }), errors)
  const source = read.fill(text, 'content/faq.yaml')
  return { source, errors: [...errors.lines], read, all: errors }
}

test('fill replaces a fact by its figure, with thousands separated', async () => {
  const { source, errors } = await filled('Проба — {{proof.price}}, заказов {{orders}}.')
  expect(source).toBe('Проба — 500 ₽, заказов 12\u00a0000.')
  expect(errors).toEqual([])
})

test.each([
  [1, 'ткань'],
  [31, 'ткань'],
  [33, 'ткани'],
  [0.5, 'ткани'],
  [11, 'тканей'],
  [25, 'тканей'],
])('fill puts the noun after %f into the form %s', async (value, form) => {
  const { source } = await filled('{{cloths: ткань, ткани, тканей}}', `cloths: { value: ${value} }`)
  expect(source).toBe(`${String(value).replace('.', ',')}\u00a0${form}`)
})

test('fill reports an unknown fact, and a noun without three forms or a number, by file and line', async () => {
  const { errors } = await filled(
    'Первая\n{{days.silk}}\n{{cloths: ткань, ткани}}\n{{proof.price: рубль, рубля, рублей}}',
  )
  expect(errors).toEqual([
    'content/faq.yaml:2: there is no fact "days.silk" in facts.yaml',
    'content/faq.yaml:3: "{{cloths: ткань, ткани}}" needs a number and three forms of a word',
    'content/faq.yaml:4: "{{proof.price: рубль, рубля, рублей}}" needs a number and three forms of a word',
  ])
})

test('reportUnused reports a fact that no text names by its line', async () => {
  const { read, all } = await filled('{{cloths}} и {{proof.price}}')
  read.reportUnused()
  expect(all.lines).toEqual(['content/facts.yaml:4: no text names the fact "orders"'])
})

test('fill reports a figure written by hand if it is a fact', async () => {
  const { errors } = await filled('Срок.\nЦветопроба стоит 450 ₽.')
  expect(errors).toEqual(['content/faq.yaml:2: "проба стоит 450 ₽" writes out a fact: use {{proof.price}}'])
})

test('readFacts reports invalid facts by line', async () => {
  const { errors } = await filled(
    '',
    'cloths: { value: 31 }\ndays: 2\nprice: { value: -1 }\nhours: { value: 9, pattern: "(" }\n',
  )
  expect(errors).toEqual([
    expect.stringMatching(/^content\/facts\.yaml:2, entry "days": Invalid input/),
    expect.stringMatching(/^content\/facts\.yaml:3, entry "price", value: /),
    'content/facts.yaml:4, entry "hours", pattern: must be a regular expression',
  ])
  expect((await filled('', '- cloths')).errors).toEqual(['content/facts.yaml: must be facts by their names'])
})

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod/mini'
import type { SourceLocation, ValidationErrors } from './validation-errors.ts'

/** A figure that several texts use. */
interface Fact {
  value: string | number
  /** Matches the figure written by hand. */
  pattern?: RegExp
  location: SourceLocation
  isUsed: boolean
}

const FILE = 'facts.yaml'
/** `{{days.cloth}}` is the figure, `{{cloths: ткань, ткани, тканей}}` the figure and its noun after 1, 2 and 5. */
const MENTION = /\{\{\s*([\w.]+)\s*(?::([^{}]*))?\}\}/g
const numbers = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 })
const plurals = new Intl.PluralRules('ru')

const factSchema = z.strictObject({
  value: z.union([z.number().check(z.minimum(0)), z.string().check(z.minLength(1), z.maxLength(60))]),
  pattern: z.optional(
    z.string().check(z.maxLength(200), z.refine(isPattern, 'must be a regular expression')),
  ),
})

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'iu').source !== '(?:)'
  } catch {
    return false
  }
}

/** The figures of `facts.yaml`, each written once and filled into texts when the content is read. */
export class Facts {
  private readonly facts: ReadonlyMap<string, Fact>
  private readonly errors: ValidationErrors

  constructor(facts: ReadonlyMap<string, Fact>, errors: ValidationErrors) {
    this.facts = facts
    this.errors = errors
  }

  /** Returns the source of a file with its figures; reports unknown facts and figures written by hand, by file and line. */
  fill(source: string, file: string): string {
    const at = (index: number): SourceLocation => ({ file: `${file}:${lineOf(source, index)}` })
    for (const [name, { pattern }] of this.facts) {
      const found = pattern?.exec(source)
      if (found)
        this.errors.reportError(at(found.index), '', `"${found[0]}" writes out a fact: use {{${name}}}`)
    }
    return source.replace(MENTION, (mention, name: string, forms: string | undefined, index: number) => {
      const fact = this.facts.get(name)
      const text = fact && wordsOf(fact.value, forms)
      if (fact) fact.isUsed = true
      else this.errors.reportError(at(index), '', `there is no fact "${name}" in ${FILE}`)
      if (fact && text === undefined)
        this.errors.reportError(at(index), '', `"${mention}" needs a number and three forms of a word`)
      return text ?? mention
    })
  }

  /** Reports every fact that no text uses. */
  reportUnused(): void {
    for (const [name, { isUsed, location }] of this.facts)
      if (!isUsed) this.errors.reportError(location, '', `no text names the fact "${name}"`)
  }
}

/** Reads the facts of a content directory; empty without such a file. */
export async function readFacts(directory: string, errors: ValidationErrors): Promise<Facts> {
  const facts = new Map<string, Fact>()
  const source = await readFile(path.join(directory, FILE), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return ''
    throw cause
  })
  const file = path.posix.join(path.basename(directory), FILE)
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter })
  const broken = document.errors[0]?.message.split('\n')[0]
  if (broken || (document.contents !== null && !isMap(document.contents)))
    errors.reportError({ file }, '', broken ?? 'must be facts by their names')
  else
    for (const { key, value } of document.contents?.items ?? []) {
      const name = String(key)
      const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0
      const location = { file: `${file}:${lineCounter.linePos(offset).line}` }
      const fact = errors.validate(factSchema, Object(value).toJS?.(document), { ...location, entry: name })
      if (!fact) continue
      const pattern = fact.pattern === undefined ? {} : { pattern: new RegExp(fact.pattern, 'iu') }
      facts.set(name, { value: fact.value, ...pattern, location, isUsed: false })
    }
  return new Facts(facts, errors)
}

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length

/** Undefined if a noun has no number or not three forms. */
function wordsOf(value: string | number, forms: string | undefined): string | undefined {
  const figure = typeof value === 'number' ? numbers.format(value) : value
  if (forms === undefined) return figure
  const [one, few, many, ...more] = forms.split(',').map((form) => form.trim())
  if (typeof value !== 'number' || !one || !few || !many || more.length > 0) return undefined
  const rule = plurals.select(value)
  return `${figure}\u00a0${rule === 'one' ? one : rule === 'many' ? many : few}`
}

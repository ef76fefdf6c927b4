/** The part of a drawing before its root element. */
export interface Prologue {
  /** Offset of the root element. */
  rootAt: number
  /** Start and end of the document type; equal if there is none. */
  doctype: [number, number]
  /** Texts of the document type's entities. */
  entities: ReadonlyMap<string, string>
}

const ENTITIES_MAX = 100
const VALUE_MAX = 1000
const NAME = /[A-Za-z_:][\w.:-]{0,99}/y
const SPACE = /\s{1,9999}/y

class Refused extends Error {}

/**
 * Parses the prologue of a drawing. Undefined if it is no XML, or declares more than short plain texts:
 * external files, parameter entities, nested entities.
 */
export function readPrologue(text: string): Prologue | undefined {
  try {
    return new PrologueReader(text).read()
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

class PrologueReader {
  readonly #text: string
  #at = 0
  readonly #entities = new Map<string, string>()

  constructor(text: string) {
    this.#text = text
  }

  read(): Prologue {
    let doctype: [number, number] = [0, 0]
    for (;;) {
      const start = this.#at
      if (this.#skipNothing()) continue
      if (this.#take('<!DOCTYPE')) {
        if (doctype[1] > 0) throw new Refused()
        this.#readDoctype()
        doctype = [start, this.#at]
      } else return { rootAt: this.#at, doctype, entities: this.#entities }
    }
  }

  #readDoctype(): void {
    this.#match(SPACE)
    if (!this.#match(NAME)) throw new Refused()
    this.#match(SPACE)
    // External identifier; never loaded.
    if (this.#take('PUBLIC')) this.#literal()
    else this.#take('SYSTEM')
    this.#match(SPACE)
    if (/["']/.test(this.#text.charAt(this.#at))) this.#literal()
    this.#match(SPACE)
    if (this.#take('[')) while (!this.#take(']')) this.#readDeclaration()
    this.#match(SPACE)
    if (!this.#take('>')) throw new Refused()
  }

  #readDeclaration(): void {
    if (this.#skipNothing()) return
    if (this.#take('<!ENTITY')) this.#readEntity()
    else if (this.#take('<!ATTLIST') || this.#take('<!ELEMENT') || this.#take('<!NOTATION')) this.#skipRules()
    else throw new Refused()
  }

  #readEntity(): void {
    this.#match(SPACE)
    const name = this.#match(NAME)
    const value = this.#literal()
    this.#match(SPACE)
    const isPlain = value.length <= VALUE_MAX && !/[<&%]/.test(value)
    if (!name || !isPlain || !this.#take('>') || this.#entities.size >= ENTITIES_MAX) throw new Refused()
    // The first declaration counts.
    if (!this.#entities.has(name)) this.#entities.set(name, value)
  }

  #skipRules(): void {
    while (!this.#take('>')) {
      const sign = this.#text.charAt(this.#at)
      if (sign === '' || sign === '<' || sign === '%') throw new Refused()
      if (sign === '"' || sign === "'") this.#literal()
      else this.#at += 1
    }
  }

  /** Skips spaces, comments and processing instructions. */
  #skipNothing(): boolean {
    if (this.#match(SPACE)) return true
    if (this.#take('<!--')) this.#until('-->')
    else if (this.#take('<?')) this.#until('?>')
    else return false
    return true
  }

  #literal(): string {
    this.#match(SPACE)
    const quote = this.#text.charAt(this.#at)
    if (quote !== '"' && quote !== "'") throw new Refused()
    this.#at += 1
    return this.#until(quote)
  }

  #until(mark: string): string {
    const end = this.#text.indexOf(mark, this.#at)
    if (end < 0) throw new Refused()
    const between = this.#text.slice(this.#at, end)
    this.#at = end + mark.length
    return between
  }

  #take(mark: string): boolean {
    if (!this.#text.startsWith(mark, this.#at)) return false
    this.#at += mark.length
    return true
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }
}

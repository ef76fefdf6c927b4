import * as z from 'zod/mini'

/** Everything that is wrong with the content, one readable line each. */
export class ContentError extends Error {
  readonly mistakes: string[]

  constructor(mistakes: string[]) {
    super(mistakes.length > 1 ? `\n${mistakes.join('\n')}` : mistakes.join())
    this.name = 'ContentError'
    this.mistakes = mistakes
  }
}

/** Where a piece of content stands: `content/catalog/futbolki.yaml, entry "polo"`. */
export interface Place {
  file: string
  entry?: string
}

/** One line saying what is wrong with which field of which entry. */
export type Report = (place: Place, field: string, complaint: string) => void

const english = z.locales.en().localeError

/** What an editor would call an entry of a list: its first name, or its number counted from one. */
export function entryName(entry: unknown, index: number): string {
  const fields: Record<string, unknown> = Object(entry)
  const name = [fields.slug, fields.city, fields.name, fields.title, fields.from].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return typeof name === 'string' ? name : String(index + 1)
}

/** Collects mistakes, so that an editor sees all of them at once. */
export class Mistakes {
  readonly lines: string[] = []

  readonly report: Report = (place, field, complaint) => {
    const entry = place.entry === undefined ? '' : `, entry "${place.entry}"`
    this.lines.push(`${place.file}${entry}${field ? `, ${field}` : ''}: ${complaint}`)
  }

  /**
   * What the schema makes of `data`, or undefined when it does not fit. Where the place names no entry, a
   * mistake inside a list is told of that list's entry.
   */
  check<D>(schema: z.ZodMiniType<D>, data: unknown, place: Place): D | undefined {
    // The message is for whoever edits the content: the contract's own schemas say nothing by themselves.
    const outcome = z.safeParse(schema, data, { error: english })
    if (outcome.success) return outcome.data
    for (const { path, message } of outcome.error.issues) {
      const depth = place.entry === undefined ? path.findIndex((step) => typeof step === 'number') : -1
      if (depth < 0) this.report(place, path.map(String).join('.'), message)
      else {
        const entry = path.slice(0, depth + 1).reduce((value, step) => Object(value)[step], data)
        const named = { ...place, entry: entryName(entry, Number(path[depth])) }
        this.report(
          named,
          path
            .slice(depth + 1)
            .map(String)
            .join('.'),
          message,
        )
      }
    }
    return undefined
  }

  /** Throws when anything was reported. */
  settle(): void {
    if (this.lines.length > 0) throw new ContentError(this.lines)
  }
}

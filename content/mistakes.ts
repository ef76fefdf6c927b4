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

/** Collects mistakes, so that an editor sees all of them at once. */
export class Mistakes {
  readonly lines: string[] = []

  readonly report: Report = (place, field, complaint) => {
    const entry = place.entry === undefined ? '' : `, entry "${place.entry}"`
    this.lines.push(`${place.file}${entry}${field ? `, ${field}` : ''}: ${complaint}`)
  }

  /** What the schema makes of `data`, or undefined when it does not fit. */
  check<D>(schema: z.ZodMiniType<D>, data: unknown, place: Place): D | undefined {
    // The message is for whoever edits the content: the contract's own schemas say nothing by themselves.
    const outcome = z.safeParse(schema, data, { error: english })
    if (outcome.success) return outcome.data
    for (const issue of outcome.error.issues) {
      this.report(place, issue.path.map(String).join('.'), issue.message)
    }
    return undefined
  }

  /** Throws when anything was reported. */
  settle(): void {
    if (this.lines.length > 0) throw new ContentError(this.lines)
  }
}

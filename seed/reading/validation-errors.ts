import * as z from 'zod/mini'
import { ContentError } from './content-error.ts'

/** Location in the content: `content/catalog/futbolki.yaml, entry "polo"`. */
export interface SourceLocation {
  file: string
  entry?: string
}

/** Reports an error of a field of an entry, in one line. */
export type ReportError = (location: SourceLocation, field: string, complaint: string) => void

const english = z.locales.en().localeError

/** Returns an entry's name as an editor knows it: its first name, or its number counted from one. */
export function entryName(entry: unknown, index: number): string {
  const fields: Record<string, unknown> = Object(entry)
  const name = [fields.slug, fields.city, fields.name, fields.title, fields.from].find(
    (value) => typeof value === 'string' && value !== '',
  )
  return typeof name === 'string' ? name : String(index + 1)
}

/** Collects errors, so that an editor sees all of them at once. */
export class ValidationErrors {
  readonly lines: string[] = []

  readonly reportError: ReportError = (location, field, complaint) => {
    const entry = location.entry === undefined ? '' : `, entry "${location.entry}"`
    this.lines.push(`${location.file}${entry}${field ? `, ${field}` : ''}: ${complaint}`)
  }

  /**
   * Returns `data` parsed by the schema; undefined if it is invalid. If the location names no entry, an error
   * inside a list is reported for that list's entry.
   */
  validate<D>(schema: z.ZodMiniType<D>, data: unknown, location: SourceLocation): D | undefined {
    // English messages for content editors: the contract's own schemas have none by themselves.
    const outcome = z.safeParse(schema, data, { error: english })
    if (outcome.success) return outcome.data
    for (const { path, message } of outcome.error.issues) {
      const depth = location.entry === undefined ? path.findIndex((step) => typeof step === 'number') : -1
      if (depth < 0) this.reportError(location, path.map(String).join('.'), message)
      else {
        const entry = path.slice(0, depth + 1).reduce((value, step) => Object(value)[step], data)
        const named = { ...location, entry: entryName(entry, Number(path[depth])) }
        this.reportError(
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

  /** Throws if an error was reported. */
  throwIfAny(): void {
    if (this.lines.length > 0) throw new ContentError(this.lines)
  }
}

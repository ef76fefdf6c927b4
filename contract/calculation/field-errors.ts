import type { FieldErrors } from '../errors/error-response.ts'

/** Collects messages by field, `lines.0.operations.1.widthMm`. */
export class CalculationErrors {
  readonly fields: FieldErrors = {}

  /** Adds a message to a field. */
  add(path: string, message: string): void {
    this.fields[path] = [...(this.fields[path] ?? []), message]
  }

  get isEmpty(): boolean {
    return Object.keys(this.fields).length === 0
  }
}

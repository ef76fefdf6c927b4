import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { EntryField } from '../form/use-entry-editor.ts'

/** The fields of a field, bound to it by their names. */
export interface FieldsWithin<Group> {
  bind: <N extends keyof Group & string>(name: N) => EntryField<Group[N]>
  /** Mistakes of what is within one of them: `0.title`. */
  errorsWithin: (name: keyof Group & string) => FieldErrors
}

/** Returns the fields of a field; `errors` are those within it. */
export function fieldsWithin<Group extends object>(
  { value, onChange, isReadOnly }: EntryField<Group>,
  errors: FieldErrors,
): FieldsWithin<Group> {
  return {
    bind: (name) => ({
      value: value[name],
      onChange: (changed) => onChange({ ...value, [name]: changed }),
      errors: errors[name] ?? [],
      isReadOnly,
    }),
    errorsWithin: (name) => errorsBelow(errors, name),
  }
}

/** Returns the mistakes of what is within a field, by their names in it. */
export const errorsBelow = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, sentences]) => [field.slice(name.length + 1), sentences]),
  )

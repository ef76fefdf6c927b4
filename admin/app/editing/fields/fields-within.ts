import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { FieldSchema } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryField } from '../form/use-entry-editor.ts'

/** What a field with fields of its own needs beside its value. */
export interface WithinProps {
  /** Errors of its fields, by their names in it: `0.title`. */
  errorsWithin: FieldErrors
  schema: FieldSchema
}

/** A field with fields of its own. */
export type CompoundField<Value> = EntryField<Value> & WithinProps

/** The fields of a field, by their names. */
export interface FieldsWithin<Group> {
  bind: <N extends keyof Group & string>(name: N) => EntryField<Group[N]> & { maxLength?: number }
  /** The same for a field with fields of its own. */
  bindCompound: <N extends keyof Group & string>(name: N) => CompoundField<Group[N]>
}

/** Returns the fields of a field, or of a row of a list. */
export function fieldsWithin<Group extends object>(field: CompoundField<Group>): FieldsWithin<Group> {
  const { value, onChange, isReadOnly, errorsWithin, schema } = field
  const bindValue = <N extends keyof Group & string>(name: N): EntryField<Group[N]> => ({
    value: value[name],
    onChange: (changed) => onChange({ ...value, [name]: changed }),
    errors: errorsWithin[name] ?? [],
    isReadOnly,
  })
  return {
    bind(name) {
      const { maxLength } = schema.field(name)
      return { ...bindValue(name), ...(maxLength === undefined ? {} : { maxLength }) }
    },
    bindCompound: (name) => ({
      ...bindValue(name),
      errorsWithin: errorsBelow(errorsWithin, name),
      schema: schema.field(name),
    }),
  }
}

/** Returns the errors of the fields of a field, by their names in it. */
export const errorsBelow = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, sentences]) => [field.slice(name.length + 1), sentences]),
  )

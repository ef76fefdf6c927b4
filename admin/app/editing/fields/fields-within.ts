import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { FieldSchema } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryField } from '../form/use-entry-editor.ts'

export interface WithinProps {
  /** Errors of the nested fields by path, such as `0.title`. */
  errorsWithin: FieldErrors
  schema: FieldSchema
}

export type CompoundField<Value> = EntryField<Value> & WithinProps

export interface FieldsWithin<Group> {
  bind: <N extends keyof Group & string>(name: N) => EntryField<Group[N]> & { maxLength?: number }
  /** Binds a nested field that has nested fields itself. */
  bindCompound: <N extends keyof Group & string>(name: N) => CompoundField<Group[N]>
}

/** Binds the nested fields of a field, or of a row of a list. */
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

/** Returns the errors below a field, by their paths within it. */
export const errorsBelow = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(`${name}.`))
      .map(([field, sentences]) => [field.slice(name.length + 1), sentences]),
  )

import type * as z from 'zod/mini'
import { type ContentKindName, contentKinds, type Snapshots } from './content-kinds.ts'

type Schema = z.core.$ZodTypes

/** Returns a schema without null and without its default. */
function unwrap(schema: Schema): Schema {
  const { def } = schema._zod
  const isWrapped = def.type === 'nullable' || def.type === 'default' || def.type === 'optional'
  return isWrapped ? unwrap(def.innerType as Schema) : schema
}

/** Returns the maximum length that the checks of a schema allow. */
function maximumOf(checks: z.core.$ZodCheck<never>[] = []): number | undefined {
  const lengths = checks.flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' ? [(def as z.core.$ZodCheckMaxLengthDef).maximum] : [],
  )
  return lengths.length > 0 ? Math.min(...lengths) : undefined
}

/** The schema of a field, of a group of fields, or of the rows of a list. */
export class FieldSchema {
  readonly #schema: Schema

  constructor(schema: z.core.$ZodType) {
    this.#schema = schema as Schema
  }

  /** Returns the schema of a field of a group; the fields of a list are those of its rows. */
  field(name: string): FieldSchema {
    const { def } = unwrap(this.#schema)._zod
    if (def.type === 'array') return new FieldSchema(def.element).field(name)
    const field = def.type === 'object' ? def.shape[name] : undefined
    if (!field) throw new Error(`no field ${name} in a schema of type ${def.type}`)
    return new FieldSchema(field)
  }

  /** Maximum characters of a text, or of each text in a list; undefined if there is none. */
  get maxLength(): number | undefined {
    const { def } = unwrap(this.#schema)._zod
    if (def.type === 'array') return new FieldSchema(def.element).maxLength
    return def.type === 'string' ? maximumOf(def.checks) : undefined
  }

  /** Maximum rows of a list; Infinity if there is none. */
  get maxRows(): number {
    return maximumOf(unwrap(this.#schema)._zod.def.checks) ?? Number.POSITIVE_INFINITY
  }

  /** An empty value: null if allowed, else an empty text or list, 0, false, or the first choice. */
  get empty(): unknown {
    const { def } = this.#schema._zod
    switch (def.type) {
      case 'default':
        return def.defaultValue
      case 'nullable':
        return null
      case 'array':
        return []
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape)
            .filter(([, field]) => (field as Schema)._zod.def.type !== 'optional')
            .map(([name, field]) => [name, new FieldSchema(field).empty]),
        )
      case 'boolean':
        return false
      case 'number':
        return 0
      case 'enum':
        return Object.values(def.entries)[0]
      case 'literal':
        return def.values[0]
      default:
        return ''
    }
  }

  /** An empty row of a list. */
  get emptyRow(): unknown {
    const { def } = unwrap(this.#schema)._zod
    return def.type === 'array' ? new FieldSchema(def.element).empty : undefined
  }
}

/** Returns the schema of the drafts of a kind. */
export const snapshotSchema = (kind: ContentKindName) =>
  new FieldSchema(contentKinds[kind].snapshot as z.core.$ZodType)

/** Returns what a new entry begins with: empty fields, except those that are given. */
export const emptySnapshot = <K extends ContentKindName>(
  kind: K,
  fields: Partial<Snapshots[K]> = {},
): Snapshots[K] => ({ ...(snapshotSchema(kind).empty as Snapshots[K]), ...fields })

import * as z from 'zod/v4/core'

/** Returns a value that matches a schema, with one element in each list. */
export function createSample(schema: z.$ZodType): unknown {
  const { def } = (schema as z.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, createSample(field)]))
    case 'array': {
      const one = [createSample(def.element)]
      return z.safeParse(schema, one).success ? one : fixedLength(schema, def.element)
    }
    case 'nullable':
      return z.safeParse(schema, createSample(def.innerType)).success ? createSample(def.innerType) : null
    case 'optional':
    case 'default':
      return createSample(def.innerType)
    case 'pipe':
      return createSample(def.in)
    case 'union':
      return def.options.map(createSample).find((option) => z.safeParse(schema, option).success)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'boolean':
      return false
    default:
      return SAMPLES.find((value) => z.safeParse(schema, value).success)
  }
}

const SAMPLES = ['', '2026-01-02', '2026-01-02T07:00:00Z', '/media/a.pdf', '/a/', 'a.png', 'a', 1, 0, null]

/** The only length that a list allows. */
const fixedLength = (schema: z.$ZodType, element: z.$ZodType) =>
  [0, 2, 3, 4, 5, 6, 7]
    .map((length) => Array(length).fill(createSample(element)))
    .find((list) => z.safeParse(schema, list).success)

/** Text in a snapshot: its path and its maximum length. */
export interface TextField {
  path: (string | number)[]
  max: number
}

/** Returns the texts with a maximum length, in the first element of each list. */
export function listTextFields(schema: z.$ZodType, path: TextField['path'] = []): TextField[] {
  const { def } = (schema as z.$ZodTypes)._zod
  if (def.type === 'string') {
    const checks = (def.checks ?? []) as z.$ZodChecks[]
    return checks.flatMap(({ _zod: { def } }) =>
      def.check === 'max_length' ? [{ path, max: def.maximum }] : [],
    )
  }
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => listTextFields(field, [...path, name]))
  if (def.type === 'array') return listTextFields(def.element, [...path, 0])
  if ('innerType' in def) return listTextFields(def.innerType, path)
  return def.type === 'pipe' ? listTextFields(def.in, path) : []
}

/** Returns a copy of a value with a text at a path. Undefined if the value has no such path. */
export function withText(value: unknown, path: TextField['path'], text: string): unknown {
  const [name, ...rest] = path
  if (name === undefined) return text
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined
  const changed = withText(value[name as keyof typeof value], rest, text)
  if (changed === undefined) return undefined
  const copy = structuredClone(value) as Record<string | number, unknown>
  copy[name] = changed
  return copy
}

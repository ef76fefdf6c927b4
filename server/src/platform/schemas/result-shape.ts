import * as z from 'zod/v4/core'

/** Definition of any schema type. */
type Definition = z.$ZodTypeDef & Record<string, unknown>

const shapes = new WeakMap<z.$ZodType, z.$ZodType>()

/**
 * Returns a result as its schema describes it: unknown fields are removed, a wrong type throws. Limits,
 * formats and patterns are not checked. They apply on writing: a stored value that breaks a later limit is
 * still read.
 */
export const parseResult = <S extends z.$ZodType>(schema: S, result: unknown): z.output<S> =>
  z.parse(shapeOf(schema), result) as z.output<S>

function shapeOf(schema: z.$ZodType): z.$ZodType {
  const known = shapes.get(schema)
  if (known) return known
  const shape = createShape(schema)
  shapes.set(schema, shape)
  return shape
}

function createShape(schema: z.$ZodType): z.$ZodType {
  const definition = schema._zod.def as Definition
  // A format is a check, which its class would add again.
  if (definition.type === 'string') return z._string(z.$ZodString, {})
  if (definition.type === 'number') return z._number(z.$ZodNumber, {})
  const parts = Object.entries(definition).map(([name, part]) => [name, shapeOfPart(name, part)])
  return z.clone(schema, { ...Object.fromEntries(parts), checks: [] })
}

/** Nested schemas are converted too: elements, options, fields and lazy schemas. */
function shapeOfPart(name: string, part: unknown): unknown {
  if (name === 'checks' || name === 'error') return part
  if (name === 'getter') return () => shapeOf((part as () => z.$ZodType)())
  if (isSchema(part)) return shapeOf(part)
  if (Array.isArray(part)) return part.map((one) => (isSchema(one) ? shapeOf(one) : one))
  return name === 'shape' ? shapeOfFields(part as z.$ZodShape) : part
}

/** A field may refer to its own schema, so fields are converted lazily. */
function shapeOfFields(fields: z.$ZodShape): object {
  const shape = {}
  for (const name of Object.keys(fields))
    Object.defineProperty(shape, name, { enumerable: true, get: () => shapeOf(fields[name] as z.$ZodType) })
  return shape
}

const isSchema = (part: unknown): part is z.$ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part

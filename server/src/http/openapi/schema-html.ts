import escapeHtml from 'escape-html'
import { COMPONENT, type JsonSchema } from './schemas.ts'

type Schema = JsonSchema | boolean

/** Returns a schema as short HTML: `{ id: number, tags: string[] }`. Named schemas are links. */
export function schemaHtml(schema: Schema, indent = ''): string {
  if (typeof schema === 'boolean') return 'any'
  if (schema.$ref) return schemaNameHtml(schema.$ref.replace(COMPONENT, ''))
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map((choice) => schemaHtml(choice, indent)))].join(' | ')
  if (schema.type === 'array') return `${inBrackets(schemaHtml(itemsOf(schema), indent))}[]`
  if (schema.type === 'object') return objectHtml(schema, indent)
  if (schema.format === 'binary') return 'file'
  return [schema.type ?? 'any'].flat().join(' | ')
}

export const schemaNameHtml = (name: string) =>
  `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`

const literal = (value: unknown) => escapeHtml(JSON.stringify(value))
const inBrackets = (shape: string) => (shape.includes(' | ') ? `(${shape})` : shape)
const itemsOf = ({ items = true }: JsonSchema): Schema => (Array.isArray(items) ? true : (items as Schema))

function objectHtml(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    return `${inner}${escapeHtml(name)}${mark}: ${schemaHtml(property as Schema, inner)}`
  })
  const { additionalProperties: others } = schema
  if (others && typeof others === 'object')
    fields.push(`${inner}[name]: ${schemaHtml(others as Schema, inner)}`)
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`
}

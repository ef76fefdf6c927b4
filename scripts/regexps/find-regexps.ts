import { parseAst } from 'rolldown/parseAst'

export interface FoundRegExp {
  line: number
  /** Undefined if it is built at run time. */
  pattern: string | undefined
  flags: string
}

interface SyntaxNode {
  type: string
  start: number
  [field: string]: unknown
}

/** Returns every regular expression of a TypeScript file: literals and arguments of RegExp. */
export function findRegExps(source: string, file: string): FoundRegExp[] {
  const found: FoundRegExp[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!isNode(value)) return
    const expression = readLiteral(value) ?? readConstructor(value)
    if (expression) found.push({ ...expression, line: source.slice(0, value.start).split('\n').length })
    Object.values(value).forEach(visit)
  }
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return found
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

type RegExpParts = Omit<FoundRegExp, 'line'>

function readLiteral({ type, regex }: SyntaxNode): RegExpParts | undefined {
  return type === 'Literal' && regex ? (regex as RegExpParts) : undefined
}

function readConstructor(node: SyntaxNode): RegExpParts | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined
  const callee = node.callee as SyntaxNode
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return undefined
  const [pattern, flags] = (node.arguments as SyntaxNode[]).map(readText)
  return { pattern, flags: flags ?? '' }
}

/** Returns the constant value of an expression, undefined if it is not constant. */
function readText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = node.quasis as { value: { cooked: string } }[]
  return parts.length === 1 ? parts[0]?.value.cooked : undefined
}

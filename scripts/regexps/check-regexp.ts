import { check, type Parameters } from 'recheck'

/** Bounds by work done, not by time: a busy machine comes to the same verdict. */
const PARAMETERS: Parameters = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** Returns what is wrong with a regular expression, in a sentence; undefined where its time is linear. */
export async function findRegExpFault(pattern: string, flags: string): Promise<string | undefined> {
  const diagnostics = await check(pattern, flags, PARAMETERS)
  if (diagnostics.status === 'safe') return undefined
  if (diagnostics.status === 'unknown') return `can't be judged (${diagnostics.error.kind})`
  const { complexity, attack } = diagnostics
  const degree = complexity.type === 'polynomial' ? ` of degree ${complexity.degree}` : ''
  return `takes ${complexity.type} time${degree}, for example with ${attack.pattern}`
}

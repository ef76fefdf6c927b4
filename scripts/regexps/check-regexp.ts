import { check, type Parameters } from 'recheck'

/** Limits by work instead of time, so that the result does not depend on load. */
const PARAMETERS: Parameters = { timeout: null, attackTimeout: null, incubationTimeout: null }

/** Returns a message if the expression may take more than linear time, else undefined. */
export async function findRegExpFault(pattern: string, flags: string): Promise<string | undefined> {
  const diagnostics = await check(pattern, flags, PARAMETERS)
  if (diagnostics.status === 'safe') return undefined
  if (diagnostics.status === 'unknown') return `can't be judged (${diagnostics.error.kind})`
  const { complexity, attack } = diagnostics
  const degree = complexity.type === 'polynomial' ? ` of degree ${complexity.degree}` : ''
  return `takes ${complexity.type} time${degree}, for example with ${attack.pattern}`
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { findRegExpFault } from './check-regexp.ts'

const { version } = JSON.parse(
  readFileSync(new URL('../../node_modules/recheck/package.json', import.meta.url), 'utf8'),
) as { version: string }

/** Checks regular expressions one after another. Stores results in a file, so that each is checked once. */
export async function judgeAll(
  expressions: { pattern: string; flags: string }[],
  file: string,
): Promise<(string | undefined)[]> {
  const known = readVerdicts(file)
  const verdicts: Record<string, string> = {}
  for (const { pattern, flags } of expressions) {
    const key = `${version} /${pattern}/${flags}`
    verdicts[key] ??= known[key] ?? (await findRegExpFault(pattern, flags)) ?? ''
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(verdicts))
  return expressions.map(({ pattern, flags }) => verdicts[`${version} /${pattern}/${flags}`] || undefined)
}

function readVerdicts(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

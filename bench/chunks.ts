import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from './processes.ts'

const ASSETS = join(import.meta.dirname, '../site/build/client/assets')

/** The client program of the home page, in compressed kilobytes: what comes with its start, and what on demand. */
export async function homeChunks({ url }: Measured): Promise<string[]> {
  const page = await (await fetch(`${url}/`)).text()
  const first = closure(namesIn(page, /(?:import|from)\s*\(?\s*"\/assets\/([^"]+\.js)"/g))
  const later = closure(
    [...first].flatMap((name) => namesIn(sourceOf(name), /import\(\s*[`"]\.\/([^`"]+\.js)/g)),
  )
  const onDemand = [...later].filter((name) => !first.has(name))
  return [
    `client program of the home page, compressed                 ${sum([...first])} KB`,
    ...lines([...first]),
    'on demand',
    ...lines(onDemand),
  ]
}

/** Chunks with all they import at once. */
function closure(names: string[]): Set<string> {
  const all = new Set<string>()
  const add = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    for (const other of namesIn(sourceOf(name), /(?:import|from)\s*[`"]\.\/([^`"]+\.js)[`"]/g)) add(other)
  }
  for (const name of names) add(name)
  return all
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const sourceOf = (name: string) => readFileSync(join(ASSETS, name), 'utf8')
const bytesOf = (name: string) => statSync(join(ASSETS, `${name}.br`)).size
const sum = (names: string[]) => kilobytes(names.reduce((total, name) => total + bytesOf(name), 0))
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

const lines = (names: string[]) =>
  names
    .sort((one, other) => bytesOf(other) - bytesOf(one))
    .map(
      (name) =>
        `  ${name.replace(/-[\w-]{8}\.js$/, '').padEnd(30)} ${kilobytes(bytesOf(name)).padStart(6)} KB`,
    )

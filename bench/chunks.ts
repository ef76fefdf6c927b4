import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from './processes.ts'

const ASSETS = join(import.meta.dirname, '../site/build/client/assets')

/** Measures the client bundle of the home page in compressed kilobytes: chunks loaded at the start, and on demand. */
export async function homeChunks({ url }: Measured): Promise<string[]> {
  const page = await (await fetch(`${url}/`)).text()
  const first = closure(namesIn(page, /(?:import|from)\s*\(?\s*"\/assets\/([^"]+\.js)"/g))
  const later = closure(
    [...first].flatMap((name) => namesIn(readChunk(name), /import\(\s*[`"]\.\/([^`"]+\.js)/g)),
  )
  const onDemand = [...later].filter((name) => !first.has(name))
  return [
    `client program of the home page, compressed                 ${sum([...first])} KB`,
    ...lines([...first]),
    'on demand',
    ...lines(onDemand),
  ]
}

/** Returns chunks with their static imports. */
function closure(names: string[]): Set<string> {
  const all = new Set<string>()
  const add = (name: string): void => {
    if (all.has(name)) return
    all.add(name)
    for (const other of namesIn(readChunk(name), /(?:import|from)\s*[`"]\.\/([^`"]+\.js)[`"]/g)) add(other)
  }
  for (const name of names) add(name)
  return all
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const readChunk = (name: string) => readFileSync(join(ASSETS, name), 'utf8')
const getSize = (name: string) => statSync(join(ASSETS, `${name}.br`)).size
const sum = (names: string[]) => kilobytes(names.reduce((total, name) => total + getSize(name), 0))
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)

const lines = (names: string[]) =>
  names
    .sort((one, other) => getSize(other) - getSize(one))
    .map(
      (name) =>
        `  ${name.replace(/-[\w-]{7}\.js$/, '').padEnd(30)} ${kilobytes(getSize(name)).padStart(6)} KB`,
    )

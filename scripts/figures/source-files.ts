import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
/** Top-level folders with code. */
export const ROOMS = [
  'contract',
  'staff-contract',
  'markdown',
  'server',
  'site',
  'admin',
  'seed',
  'tests',
  'e2e',
  'bench',
  'chaos',
  'fuzz',
  'scripts',
]

/** A source file. Its path is relative to the root. */
export interface SourceFile {
  path: string
  text: string
  lines: number
  isTest: boolean
}

export function readSourceFiles(): SourceFile[] {
  const paths = globSync(`{main.ts,start.ts,backup.ts,restore.ts,{${ROOMS.join(',')}}/**/*.{ts,tsx,mjs}}`, {
    cwd: ROOT,
    exclude: (name) => /^(?:node_modules|build|\.react-router)$/.test(name.split('/').at(-1) ?? ''),
  })
  return paths.toSorted().map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    const isTest = /\.(?:test|spec|specimen)\.|\/test\/|^(?:tests|e2e|bench|chaos|fuzz)\//.test(path)
    return { path, text, lines: text.trimEnd().split('\n').length, isTest }
  })
}

export interface LineFigures {
  files: number
  lines: number
  median: number
  p95: number
  largest: { path: string; lines: number }
}

/** Returns figures of file lengths. `files` must not be empty. */
export function measureLines(files: SourceFile[]): LineFigures {
  const sorted = files.toSorted((a, b) => a.lines - b.lines)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.lines ?? 0
  const { path = '', lines = 0 } = sorted.at(-1) ?? {}
  return {
    files: sorted.length,
    lines: sorted.reduce((sum, file) => sum + file.lines, 0),
    median: at(0.5),
    p95: at(0.95),
    largest: { path, lines },
  }
}

/** Returns folders with more than `most` files of any type. */
export function listFullFolders(most: number): { path: string; files: number }[] {
  const counts = new Map<string, number>()
  const everything = globSync(`{${ROOMS.join(',')}}/**/*.*`, {
    cwd: ROOT,
    exclude: (name) => /^(?:node_modules|build|\.react-router)$/.test(name.split('/').at(-1) ?? ''),
  })
  for (const path of everything) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return (
    [...counts]
      // Migrations must be in one folder.
      .filter(([path, files]) => files > most && path !== 'server/migrations')
      .map(([path, files]) => ({ path, files }))
      .toSorted((a, b) => b.files - a.files)
  )
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('{contract,server,site,seed}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/node_modules|\/build\/|\.react-router|\.test\.|\/test\/|\.config\.ts$/.test(file),
)
const everything = [...files, 'main.ts']

/** Files of ours that a file imports, by path from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('.')) return [relative(root, join(root, dirname(file), name))]
    const own = /^@rapport\/(contract|server|site|seed)\/(.+)$/.exec(name)
    return own ? [`${own[1]}/${own[1] === 'server' ? 'src/' : ''}${own[2]}.ts`] : []
  })
}

const graph = new Map(everything.map((file) => [file, importsOf(file)]))

const DOMAINS = [
  'media',
  'reactions',
  'seo',
  'content',
  'contacts',
  'materials',
  'prices',
  'catalog',
  'blog',
  'search',
  'accounts',
  'orders',
]
const SEED_FLOORS = ['reading', ...DOMAINS.filter((domain) => domain !== 'prices'), 'prices']
const SITE_FLOORS = ['ui', 'browser', ...DOMAINS, 'home', 'search', 'pages', 'playground', 'shell']

/** How high a file stands; it may import its own floor and lower ones. Undefined: its room has no such floors. */
function floorOf(file: string): number | undefined {
  const server = /^server\/src\/(?:(\w+)\/)?/.exec(file)
  if (server) return server[1] === 'platform' ? 0 : server[1] ? DOMAINS.indexOf(server[1]) + 1 : 100
  const site = /^site\/app\/(\w+)\//.exec(file)
  const seed = /^seed\/(?:(\w+)\/)?/.exec(file)
  if (seed) return seed[1] ? SEED_FLOORS.indexOf(seed[1]) : 100
  return site ? SITE_FLOORS.indexOf(site[1] ?? '') : undefined
}

it('has no import upward between the rooms: contract below all, server, site and seed apart', () => {
  const allowed: Record<string, string[]> = {
    contract: ['contract'],
    server: ['server', 'contract'],
    site: ['site', 'contract'],
    seed: ['seed', 'contract'],
  }
  const wrong = [...graph].flatMap(([file, imports]) => {
    const rooms = allowed[file.split('/')[0] ?? '']
    return rooms
      ? imports
          .filter((other) => !rooms.includes(other.split('/')[0] ?? ''))
          .map((other) => `${file} → ${other}`)
      : []
  })
  expect(wrong).toEqual([])
})

it('has no import upward between the floors of a room', () => {
  const wrong = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => (floorOf(other) ?? -1) > (floorOf(file) ?? 200))
      .map((other) => `${file} → ${other}`),
  )
  expect(wrong).toEqual([])
  expect(everything.filter((file) => floorOf(file) === -1)).toEqual([])
})

it('has no cycle', () => {
  const done = new Set<string>()
  const cycles: string[] = []
  function visit(file: string, trail: string[]): void {
    const at = trail.indexOf(file)
    if (at >= 0) cycles.push([...trail.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const other of graph.get(file) ?? []) visit(other, [...trail, file])
    done.add(file)
  }
  for (const file of everything) visit(file, [])
  expect(cycles).toEqual([])
})

it('lets the contract import zod and nothing else', () => {
  const outside = files
    .filter((file) => file.startsWith('contract/'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1]),
    )
  expect(new Set(outside)).toEqual(new Set(['zod/mini']))
})

it('does without the names that say nothing', () => {
  const forbidden = /(?:^|\/)(?:index\.tsx?|types\.ts|(?:utils?|helpers?|lib|common|misc)(?:\/|\.tsx?$))/
  expect(everything.filter((file) => forbidden.test(file))).toEqual([])
})

it('keeps every file within 300 lines', () => {
  const long = everything.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 300)
  expect(long).toEqual([])
})

it('keeps content/ to data, and what makes the artwork out of what runs', () => {
  const code = globSync('content/**/*.{ts,tsx,js,mjs,py,json}', { cwd: root })
  expect(code.filter((file) => !file.endsWith('/picture.json'))).toEqual([])
  const names = [...graph].flatMap(([file, imports]) => imports.map((other) => `${file} → ${other}`))
  expect(names.filter((line) => line.includes('artwork/'))).toEqual([])
})

it('has a change trigger on every content table', () => {
  const migrations = globSync('server/migrations/*.sql', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const sql = migrations.join('\n')
  const tables = globSync('server/src/{seo,content,contacts,materials,prices,catalog,blog}/tables.ts', {
    cwd: root,
  }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)].map((match) => match[1]),
  )
  expect(tables.length).toBeGreaterThan(0)
  expect(
    tables.filter((table) => !new RegExp(`TRIGGER content_changed [A-Z ]+ ON "${table}"`).test(sql)),
  ).toEqual([])
})

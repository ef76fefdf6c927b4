import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('{contract,staff-contract,markdown,server,site,admin,seed}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/node_modules|\/build\/|\.react-router|\.test\.|\/test\/|\.config\.ts$/.test(file))
const everything = [...files, 'main.ts', 'start.ts']

/** Files of ours that a file imports, by path from the root. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('.')) return [relative(root, join(root, dirname(file), name))]
    const own = /^@rapport\/(contract|staff-contract|markdown|server|site|admin|seed)\/(.+)$/.exec(name)
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
  'personal-data',
  'staff',
  'editing',
  'media-library',
  'batches',
  'inbox',
  'customers',
  'imports',
  'today',
]
/** Rooms within a room, bottom to top. */
const PLATFORM_FLOORS = [
  'process',
  'schemas',
  'database',
  'storage',
  'http',
  'versions',
  'geoip',
  'limits',
  'security',
  'mail',
  'jobs',
  'uploads',
  'html',
]
const CONTRACT_FLOORS = [
  'texts',
  'hours',
  'media',
  'errors',
  'paths',
  'fields',
  'passwords',
  'site',
  'contacts',
  'materials',
  'blog',
  'prices',
  'catalog',
  'home',
  'search',
  'orders',
  'accounts',
  'endpoints',
  '',
]
const STAFF_CONTRACT_FLOORS = [
  'redirects',
  'editing',
  'prices',
  'snapshots',
  'customers',
  'entries',
  'seed',
  'seo-pages',
  'media',
  'lists',
  'staff',
  'inbox',
  'imports',
  'batches',
  'today',
  'endpoints',
]
const HTTP_FLOORS = [
  'edge',
  '',
  'endpoints',
  'openapi',
  'documents',
  'indexnow',
  'pages',
  'preview',
  'addresses',
  'seo-pages',
  'playground',
]
const SEED_FLOORS = ['reading', ...DOMAINS.filter((domain) => domain !== 'prices'), 'prices']
const SERVER_FLOORS = ['platform', '', ...DOMAINS, 'http']
const SITE_FLOORS = ['ui', 'browser', ...DOMAINS, 'home', 'pages', 'account', 'playground', 'layout']

const TOP = 100

/** Parts know no domain; what a screen is made of stands below it; the shell stands around screens. */
const ADMIN_FLOORS = [
  'ui',
  'api',
  'forms',
  'lists',
  'media',
  'factors',
  'sign-in',
  'account',
  'staff',
  'addresses',
  'inbox',
  'customers',
  'preview',
  'editing',
  'imports',
  'seo-pages',
  'blog',
  'materials',
  'prices',
  'catalog',
  'content',
  'contacts',
  'home',
  'media-library',
  'audit',
  'today',
  'specimens',
  'shell',
]

/** How high a file stands; it may import its own floor and lower ones. Undefined: its room has no such floors. */
function floorOf(file: string): number | undefined {
  // These are made of all domains; what domains share (services, limits) stands below them.
  if (/^server\/src\/(?:app|plugins|seed)\.ts$/.test(file)) return TOP
  const server = /^server\/src\/(?:([\w-]+)\/)?/.exec(file)
  if (server) return SERVER_FLOORS.indexOf(server[1] ?? '')
  const site = /^site\/app\/(\w+)\//.exec(file)
  const admin = /^admin\/app\/([\w-]+)\//.exec(file)
  if (admin) return ADMIN_FLOORS.indexOf(admin[1] ?? '')
  const seed = /^seed\/(?:(\w+)\/)?/.exec(file)
  if (seed) return seed[1] ? SEED_FLOORS.indexOf(seed[1]) : TOP
  return site ? SITE_FLOORS.indexOf(site[1] ?? '') : undefined
}

/** How high a file stands within its floor, where that has floors of its own. */
function innerFloorOf(file: string): number | undefined {
  const platform = /^server\/src\/platform\/(\w+)\//.exec(file)
  if (platform) return PLATFORM_FLOORS.indexOf(platform[1] ?? '')
  const http = /^server\/src\/http\/(?:([\w-]+)\/)?/.exec(file)
  if (http) return HTTP_FLOORS.indexOf(http[1] ?? '')
  const contract = /^contract\/(?:([\w-]+)\/)?/.exec(file)
  if (contract) return CONTRACT_FLOORS.indexOf(contract[1] ?? '')
  const staffContract = /^staff-contract\/(?:([\w-]+)\/)?/.exec(file)
  return staffContract ? STAFF_CONTRACT_FLOORS.indexOf(staffContract[1] ?? '') : undefined
}

function importsUpward(
  levelOf: (file: string) => number | undefined,
  compare: (file: string, other: string) => boolean = () => true,
): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter((other) => compare(file, other) && (levelOf(other) ?? -1) > (levelOf(file) ?? 200))
      .map((other) => `${file} → ${other}`),
  )
}

it('keeps the rooms apart: the site, the public half, imports nothing of staff-contract or of another room', () => {
  const allowed: Record<string, string[]> = {
    contract: ['contract'],
    'staff-contract': ['staff-contract', 'contract'],
    markdown: ['markdown'],
    server: ['server', 'contract', 'staff-contract', 'markdown'],
    site: ['site', 'contract'],
    admin: ['admin', 'contract', 'staff-contract', 'markdown'],
    seed: ['seed', 'contract', 'staff-contract', 'markdown'],
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

it('has the back office take tokens and letters of the site, and nothing else', () => {
  const admin = files.filter((file) => file.startsWith('admin/'))
  const taken = admin.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'#brand\/([^']+)'/g)].map(([, name]) => name),
  )
  expect(new Set(taken)).toEqual(new Set(['fonts.css', 'tokens.css']))
})

it('has no import upward between the floors of a room', () => {
  expect(importsUpward(floorOf)).toEqual([])
  expect(everything.filter((file) => floorOf(file) === -1)).toEqual([])
})

it('has no import upward within the contracts, platform and http', () => {
  const roomOf = (file: string) =>
    /^(?:contract|staff-contract|server\/src\/(?:platform|http))\//.exec(file)?.[0]
  expect(importsUpward(innerFloorOf, (file, other) => roomOf(file) === roomOf(other))).toEqual([])
  expect(everything.filter((file) => innerFloorOf(file) === -1)).toEqual([])
})

it('has one way for a domain to join the app: the list of plugins, and no timer in a domain', () => {
  const isDomain = (file: string) => DOMAINS.includes(/^server\/src\/([\w-]+)\//.exec(file)?.[1] ?? '')
  const listed = (graph.get('server/src/plugins.ts') ?? []).filter(isDomain)
  expect(listed.filter((file) => !file.endsWith('/plugin.ts'))).toEqual([])
  expect(new Set(listed)).toEqual(
    new Set(everything.filter((file) => isDomain(file) && file.endsWith('/plugin.ts'))),
  )
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(everything.filter((file) => isDomain(file) && read(file).includes('setInterval('))).toEqual([])
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

it('lets the contracts import zod and nothing else', () => {
  const outside = files
    .filter((file) => /^(?:staff-)?contract\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(
        (match) => match[1] ?? '',
      ),
    )
    .filter((name) => !name.startsWith('@rapport/contract/'))
  expect(new Set(outside)).toEqual(new Set(['zod/mini']))
})

it('keeps content/ to data, and what makes the artwork out of what runs', () => {
  const code = globSync('content/**/*.{ts,tsx,js,mjs,py,json}', { cwd: root })
  expect(code.filter((file) => !file.endsWith('/picture.json'))).toEqual([])
  const names = [...graph].flatMap(([file, imports]) => imports.map((other) => `${file} → ${other}`))
  expect(names.filter((line) => line.includes('artwork/'))).toEqual([])
})

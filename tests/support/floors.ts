import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const files = globSync('{contract,staff-contract,markdown,server,site,admin,seed}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/node_modules|\/build\/|\.react-router|\.test\.|\/test\/|\.config\.ts$/.test(file))
export const everything = [...files, 'main.ts', 'start.ts', 'backup.ts', 'restore.ts']

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Returns the project files that a file imports, relative to the root. */
function listImports(file: string): string[] {
  const source = read(file)
  const names = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
  return names.flatMap((name) => {
    if (name.startsWith('.')) return [relative(root, join(root, dirname(file), name))]
    const internal = /^@rapport\/(contract|staff-contract|markdown|server|site|admin|seed)\/(.+)$/.exec(name)
    return internal ? [`${internal[1]}/${internal[1] === 'server' ? 'src/' : ''}${internal[2]}.ts`] : []
  })
}

export const graph = new Map(everything.map((file) => [file, listImports(file)]))

/** Domains, low to high. */
export const DOMAINS = [
  'media',
  'reactions',
  'seo',
  'demo-entries',
  'content',
  'contacts',
  'legal-entities',
  'materials',
  'prices',
  'operations',
  'catalog',
  'blog',
  'site-pages',
  'feeds',
  'opening',
  'indexnow',
  'accounts',
  'calculations',
  'order-rules',
  'orders',
  'inbound-mail',
  'offers',
  'bank-statements',
  'invoices',
  'proofs',
  'production',
  'personal-data',
  'staff',
  'search',
  'redirects',
  'editing',
  'media-library',
  'batches',
  'inbox',
  'workshop',
  'offer-editing',
  'proof-editing',
  'invoicing',
  'customers',
  'imports',
  'seo-pages',
  'backup',
  'demo-removal',
  'site-gaps',
  'lead-probe',
  'today',
  'system-checks',
]
/** Folders of a room, bottom to top. */
const PLATFORM_FLOORS = [
  'process',
  'schemas',
  'database',
  'storage',
  'archive',
  'http',
  'versions',
  'geoip',
  'limits',
  'security',
  'mail',
  'jobs',
  'uploads',
  'html',
  'pdf',
  'metrics',
  'tracing',
]
const CONTRACT_FLOORS = [
  'texts',
  'money',
  'hours',
  'media',
  'errors',
  'paths',
  'fields',
  'requisites',
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
  'calculation',
  'offers',
  'proofs',
  'accounts',
  'invoices',
  'endpoints',
  '',
]
const STAFF_CONTRACT_FLOORS = [
  'redirects',
  'editing',
  'prices',
  'theme',
  'snapshots',
  'order-rules',
  'customers',
  'entries',
  'seed',
  'seo-pages',
  'media',
  'lists',
  'staff',
  'offers',
  'proofs',
  'invoices',
  'inbox',
  'production',
  'imports',
  'batches',
  'system',
  'today',
  'opening',
  'endpoints',
]
const HTTP_FLOORS = ['edge', '', 'endpoints', 'openapi', 'pages', 'preview', 'playground']
const SEED_FLOORS = ['reading', ...DOMAINS.filter((domain) => domain !== 'prices'), 'prices']
const SERVER_FLOORS = ['platform', '', ...DOMAINS, 'http']
const SITE_FLOORS = ['ui', 'browser', ...DOMAINS, 'home', 'pages', 'account', 'playground', 'layout']

const TOP = 100

/** Parts know no domain. Screens import parts, and the shell imports screens. */
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
  'redirects',
  'products',
  'offers',
  'proofs',
  'invoices',
  'inbox',
  'customers',
  'preview',
  'editing',
  'imports',
  'seo-pages',
  'blog',
  'materials',
  'prices',
  'operations',
  'production',
  'catalog',
  'content',
  'theme',
  'contacts',
  'legal-entities',
  'home',
  'media-library',
  'audit',
  'system',
  'opening',
  'setup',
  'today',
  'specimens',
  'shell',
]

/** Returns the floor of a file. It may import its own floor and lower ones. Undefined if its room has no floors. */
export function getFloor(file: string): number | undefined {
  // These files import all domains. Services and limits are below the domains.
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

/** Returns the floor of a file within its room, if the room has inner floors. */
export function getInnerFloor(file: string): number | undefined {
  const platform = /^server\/src\/platform\/(\w+)\//.exec(file)
  if (platform) return PLATFORM_FLOORS.indexOf(platform[1] ?? '')
  const http = /^server\/src\/http\/(?:([\w-]+)\/)?/.exec(file)
  if (http) return HTTP_FLOORS.indexOf(http[1] ?? '')
  const contract = /^contract\/(?:([\w-]+)\/)?/.exec(file)
  if (contract) return CONTRACT_FLOORS.indexOf(contract[1] ?? '')
  const staffContract = /^staff-contract\/(?:([\w-]+)\/)?/.exec(file)
  return staffContract ? STAFF_CONTRACT_FLOORS.indexOf(staffContract[1] ?? '') : undefined
}

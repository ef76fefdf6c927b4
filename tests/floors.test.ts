import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DOMAINS, everything, files, getFloor, getInnerFloor, graph, read, root } from './support/floors.ts'

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

it('rooms import allowed rooms only; the site does not import staff-contract', () => {
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

it('the back office imports only tokens and fonts of the site', () => {
  const admin = files.filter((file) => file.startsWith('admin/'))
  const taken = admin.flatMap((file) =>
    [...read(file).matchAll(/'#brand\/([^']+)'/g)].map(([, name]) => name),
  )
  expect(new Set(taken)).toEqual(new Set(['fonts.css', 'tokens.css']))
})

it('no import goes upward between the floors of a room', () => {
  expect(importsUpward(getFloor)).toEqual([])
  expect(everything.filter((file) => getFloor(file) === -1)).toEqual([])
})

it('no import goes upward within the contracts, platform and http', () => {
  const getRoom = (file: string) =>
    /^(?:contract|staff-contract|server\/src\/(?:platform|http))\//.exec(file)?.[0]
  expect(importsUpward(getInnerFloor, (file, other) => getRoom(file) === getRoom(other))).toEqual([])
  expect(everything.filter((file) => getInnerFloor(file) === -1)).toEqual([])
})

it('domains join the app only by the list of plugins and have no timers', () => {
  const isDomain = (file: string) => DOMAINS.includes(/^server\/src\/([\w-]+)\//.exec(file)?.[1] ?? '')
  const listed = (graph.get('server/src/plugins.ts') ?? []).filter(isDomain)
  expect(listed.filter((file) => !file.endsWith('/plugin.ts'))).toEqual([])
  expect(new Set(listed)).toEqual(
    new Set(everything.filter((file) => isDomain(file) && file.endsWith('/plugin.ts'))),
  )
  expect(everything.filter((file) => isDomain(file) && read(file).includes('setInterval('))).toEqual([])
})

it('imports have no cycle', () => {
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

it('the contracts import only zod, and culori for colours of the theme', () => {
  const outside = files
    .filter((file) => /^(?:staff-)?contract\//.test(file))
    .flatMap((file) => [...read(file).matchAll(/from '([^.'][^']*)'/g)].map((match) => match[1] ?? ''))
    .filter((name) => !name.startsWith('@rapport/contract/'))
  expect(new Set(outside)).toEqual(new Set(['zod/mini', 'culori/fn']))
  expect(everything.filter((file) => read(file).includes("'culori/fn'"))).toEqual([
    'staff-contract/theme/color-tokens.ts',
  ])
})

it('content/ has data only, and nothing imports artwork/', () => {
  const code = globSync('content/**/*.{ts,tsx,js,mjs,py,json}', { cwd: root })
  expect(code.filter((file) => !file.endsWith('/picture.json'))).toEqual([])
  const names = [...graph].flatMap(([file, imports]) => imports.map((other) => `${file} → ${other}`))
  expect(names.filter((line) => line.includes('artwork/'))).toEqual([])
})

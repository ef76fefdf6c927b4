import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listComponents } from '../scripts/sbom.ts'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean; link?: boolean }>
}
const installed = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, { version, dev }]) => ({ id: `${path.split('node_modules/').pop()}@${version}`, dev }))
const forProduction = new Set(installed.filter(({ dev }) => !dev).map(({ id }) => id))

it('lists every production package with its version, and no development package', () => {
  const { bomFormat, specVersion, metadata, components, dependencies } = listComponents()
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'rapport'])
  expect(specVersion).toMatch(/^1\.\d$/)
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  expect([...forProduction].filter((id) => !listed.has(id))).toEqual([])
  expect(installed.map(({ id }) => id).filter((id) => listed.has(id) && !forProduction.has(id))).toEqual([])
  for (const name of ['fastify', 'sharp', 'pg', 'react']) expect([...listed].join(' ')).toContain(` ${name}@`)

  const refs = components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set([...refs, metadata.component['bom-ref']])
  for (const { ref, dependsOn } of dependencies)
    expect([ref, ...dependsOn].filter((one) => !known.has(one))).toEqual([])
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\/(?:%40[^/]+\/)?[^/@]+@[^@]+$/)
})

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const FILE = 'sbom.cdx.json'

interface Component {
  'bom-ref': string
  name: string
  version: string
  purl: string
  properties?: { name: string; value: string }[]
}

/** CycloneDX document, with the fields used here. */
export interface Sbom {
  bomFormat: string
  specVersion: string
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const isForDevelopment = ({ properties = [] }: Component) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')

/**
 * Lists production packages from the lock file. `npm sbom --omit dev` omits production packages of a workspace that
 * the root has as development packages, such as fastify. So it lists all packages and drops those only used in
 * development.
 */
export function listComponents(): Sbom {
  const args = ['sbom', '--package-lock-only', '--include', 'dev', '--sbom-format', 'cyclonedx']
  const all = JSON.parse(
    execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as Sbom
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  const components = all.components.filter((component) => !isForDevelopment(component))
  const refs = new Set([all.metadata.component, ...components].map((component) => component['bom-ref']))
  return {
    ...all,
    // npm uses the name of the directory.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name } },
    components,
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

if (import.meta.main) {
  const sbom = listComponents()
  writeFileSync(join(root, FILE), `${JSON.stringify(sbom, undefined, 2)}\n`)
  console.log(`${FILE}: ${sbom.components.length} components`)
}

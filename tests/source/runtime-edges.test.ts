import { describe, expect, it } from 'vitest'
import { plugins } from '../../server/src/plugins.ts'
import { everything, getFloor, read } from '../support/floors.ts'

const serverFiles = everything.filter((file) => file.startsWith('server/src/'))
const sources = new Map(serverFiles.map((file) => [file, read(file)]))
const floor = (file: string) => getFloor(file) ?? -1

interface Decorator {
  name: string
  on: 'app' | 'request'
  file: string
}

const decorators: Decorator[] = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(/\.decorate(Request)?\(\s*'(\w+)'/g)].map(([, isRequest, name = '']) => ({
    name,
    on: isRequest ? 'request' : 'app',
    file,
  })),
)

/** Names that the app or a request usually has in our code. */
const OBJECTS = { app: '(?:app|scope|server|fastify)', request: 'request' }

function findUsers({ name, on }: Decorator): string[] {
  const object = OBJECTS[on]
  const member = new RegExp(`\\b${object}\\.${name}\\b`)
  const destructured = new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\}\\s*=\\s*${object}\\b`)
  return [...sources]
    .filter(([, source]) => member.test(source) || destructured.test(source))
    .map(([file]) => file)
}

interface PluginMeta {
  name: string
  dependencies?: string[]
}

const readMeta = (plugin: object) =>
  (plugin as Record<symbol, unknown>)[Symbol.for('plugin-meta')] as PluginMeta

/** File of each plugin by the name that it registers. */
const pluginFiles = new Map(
  [...sources].flatMap(([file, source]) => {
    const [, name] = /\bfp<Services>\([\s\S]*\bname: '([\w-]+)'/.exec(source) ?? []
    return name === undefined ? [] : [[name, file] as const]
  }),
)

describe('the plugins of the server', () => {
  it('are listed from low to high', () => {
    const names = plugins.map((plugin) => readMeta(plugin).name)
    expect(new Set(names)).toEqual(new Set(pluginFiles.keys()))
    const floors = names.map((name) => floor(pluginFiles.get(name) ?? ''))
    expect(floors).toEqual(floors.toSorted((one, other) => one - other))
  })

  it('depend on plugins of lower floors only', () => {
    const upward = plugins.flatMap((plugin) => {
      const { name, dependencies = [] } = readMeta(plugin)
      const ownFloor = floor(pluginFiles.get(name) ?? '')
      return dependencies
        .filter((other) => floor(pluginFiles.get(other) ?? '') > ownFloor)
        .map((other) => `${name} → ${other}`)
    })
    expect(upward).toEqual([])
  })

  it('use nothing that a higher plugin adds to the app or to a request', () => {
    expect(decorators.map(({ name }) => name)).toEqual(expect.arrayContaining(['accounts', 'addAdminRoutes']))
    const upward = decorators.flatMap((decorator) =>
      findUsers(decorator)
        .filter((file) => floor(file) < floor(decorator.file))
        .map((file) => `${file} → ${decorator.name} of ${decorator.file}`),
    )
    expect(upward).toEqual([])
  })

  it('name each dependency whose additions they use', () => {
    const missing = decorators.flatMap((decorator) =>
      findUsers(decorator).flatMap((file) => {
        const users = [...pluginFiles].filter(([, other]) => other === file).map(([name]) => name)
        const provider = [...pluginFiles].find(([, other]) => other === decorator.file)?.[0]
        return users
          .filter((name) => provider !== undefined && name !== provider && !reaches(name, provider))
          .map((name) => `${name} → ${provider}`)
      }),
    )
    expect(missing).toEqual([])
  })

  it('change no other plugin: what a lower one needs of a higher one is in hooks.ts', () => {
    const CHANGE = /\bapp(?:\.\w+)+(?:\s*=[^=>]|\.(?:push|unshift|set|add\w*)\()/g
    const changes = [...sources].flatMap(([file, source]) =>
      [...source.matchAll(CHANGE)]
        .filter(([code]) => !/^app\.add\w+\($/.test(code))
        .map(([code]) => `${file}: ${code}`),
    )
    expect(changes).toEqual([])
  })
})

/** Returns whether a plugin depends on another, directly or by a dependency. */
function reaches(name: string, wanted: string): boolean {
  const plugin = plugins.find((one) => readMeta(one).name === name)
  const dependencies = plugin ? (readMeta(plugin).dependencies ?? []) : []
  return dependencies.some((one) => one === wanted || reaches(one, wanted))
}

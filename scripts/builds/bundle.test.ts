import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importMeta } from './import-meta.ts'
import { oneByteText } from './one-byte-text.ts'

const MODULE = `
export const word = 'шёлк 🧵'
export const template = \`ткань \${word} №\`
export const isRussian = (text) => /^[а-яё]+$/iu.test(text)
export const folder = import.meta.dirname
export const neighbour = new URL('neighbour.txt', import.meta.url).pathname
export const program = new URL('./program.ts', import.meta.url)
`

describe('the bundle of the server', () => {
  let directory: string
  let code: string
  let bundled: Record<string, unknown>

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'rapport-bundle-'))
    const source = join(directory, 'domain')
    const output = join(directory, 'build')
    await mkdir(source)
    await writeFile(join(source, 'module.ts'), MODULE)
    await writeFile(join(source, 'program.ts'), 'export const answer: number = 42')
    await using bundle = await rolldown({
      input: { main: join(source, 'module.ts') },
      platform: 'node',
      plugins: [importMeta(output), oneByteText()],
    })
    const written = await bundle.write({ dir: output, minify: true, entryFileNames: '[name].js' })
    code = written.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join()
    bundled = await import(join(output, 'main.js'))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  it('has ASCII only, with the same texts and regular expressions', () => {
    expect(code).toMatch(/^[\0-\x7f]+$/)
    expect(bundled.word).toBe('шёлк 🧵')
    expect(bundled.template).toBe('ткань шёлк 🧵 №')
    expect((bundled.isRussian as (text: string) => boolean)('Шёлк')).toBe(true)
  })

  it('finds files from the place of the source', () => {
    expect(bundled.folder).toBe(join(directory, 'domain'))
    expect(bundled.neighbour).toBe(join(directory, 'domain/neighbour.txt'))
  })

  it('has an entry for each program that the sources start', async () => {
    const { href } = bundled.program as URL
    expect(href).toBe(`file://${directory}/build/program.js`)
    expect((await import(href)).answer).toBe(42)
  })
})

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RenderedDraft, renderedFacts } from '@rapport/contract/drafts'
import type { ContentFiles } from './files.ts'
import type { Mistakes } from './mistakes.ts'

const FOLDER = 'pictures'
const NAME = /^[a-z0-9-]+$/
const WIDTH = /^([1-9]\d{1,3})\.avif$/
const KNOWN = /^(?:\d+\.avif|picture\.json)$/

/** Every picture that was rendered ahead: `pictures/<name>/` with `<width>.avif` and `picture.json`. */
export async function readRendered(
  files: ContentFiles,
  mistakes: Mistakes,
): Promise<Map<string, RenderedDraft>> {
  const rendered = new Map<string, RenderedDraft>()
  const entries = await readdir(path.join(files.directory, FOLDER), { withFileTypes: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return []
      throw cause
    },
  )
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  for (const name of folders.sort()) {
    const draft = await readOne(files, mistakes, name)
    if (draft) rendered.set(name, draft)
  }
  return rendered
}

async function readOne(
  files: ContentFiles,
  mistakes: Mistakes,
  name: string,
): Promise<RenderedDraft | undefined> {
  const folder = path.join(files.directory, FOLDER, name)
  const place = { file: files.nameOf(path.posix.join(FOLDER, name, 'picture.json')) }
  const found = await readdir(folder)
  // Written last: without it the picture is still being rendered, and the drawing stands.
  if (!found.includes('picture.json')) return undefined
  const widths = found
    .flatMap((file) => WIDTH.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
  if (!NAME.test(name))
    mistakes.report(place, '', 'its folder must be named by Latin letters, digits and dashes')
  for (const file of found)
    if (!KNOWN.test(file)) mistakes.report(place, '', `"${file}" is neither a width nor picture.json`)
  if (widths.length === 0) mistakes.report(place, '', 'there is no <width>.avif beside it')
  const facts = mistakes.check(renderedFacts, await jsonOf(path.join(folder, 'picture.json')), place)
  if (!facts) return undefined
  if (facts.width !== widths.at(-1)) mistakes.report(place, 'width', 'must be that of the largest file')
  return { name, facts, widths, read: (width) => readFile(path.join(folder, `${width}.avif`)) }
}

/** What a file holds; undefined, which no schema allows, of one that is missing or is no JSON. */
async function jsonOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}

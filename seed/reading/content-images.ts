import type { Dirent } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type {
  PrerenderedImage,
  PrerenderedImageFacts,
  SeedImage,
} from '@rapport/staff-contract/seed/seed-files'
import * as z from 'zod/mini'
import type { ContentFiles } from './content-files.ts'
import { line } from './fields.ts'
import type { ValidationErrors } from './validation-errors.ts'

/** An image of the content: prerendered or drawn. */
export interface ContentImage {
  size: { width: number; height: number }
  prerendered?: PrerenderedImage
  drawing?: SeedImage
}

const FOLDER = 'pictures'
const FACTS = 'picture.json'
const DRAWING = 'picture.svg'
const NAME = /^[a-z0-9-]+$/
const WIDTH = /^([1-9]\d{1,3})\.avif$/
const KNOWN = /^(?:\d+\.avif|picture\.(?:json|svg))$/
const SVG_SIZE = /^<svg [^>]*\bwidth="(\d+)" height="(\d+)"/
/** Folders read at the same time: reading mostly waits for the disk. */
const CONCURRENCY = 16

const share = z.number().check(z.minimum(0), z.maximum(1))
const pixels = z.int().check(z.positive(), z.maximum(4000))
const prerenderedFacts = z.strictObject({
  width: pixels,
  height: pixels,
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  alt: line(300),
  focus: z.strictObject({ x: share, y: share }),
  tiny: z.string().check(z.regex(/^data:image\/webp;base64,[\w+/=]+$/), z.maxLength(2000)),
  quality: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
}) satisfies z.ZodMiniType<PrerenderedImageFacts>

/**
 * Reads every image by its name, the name of its folder in `pictures/`. A prerendered image is `<width>.avif`
 * in a few widths and `picture.json`, a drawing is `picture.svg`. If a folder has both, the prerendered image
 * wins.
 */
export async function readContentImages(
  files: ContentFiles,
  errors: ValidationErrors,
): Promise<Map<string, ContentImage>> {
  const root = path.join(files.directory, FOLDER)
  const entries = await readdir(root, { withFileTypes: true }).catch(emptyIfMissing)
  const names = entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort()
  const images = new Map<string, ContentImage>()
  for (let at = 0; at < names.length; at += CONCURRENCY) {
    const folders = names.slice(at, at + CONCURRENCY).map((name) => readFolder(root, name))
    for (const folder of await Promise.all(folders)) {
      const image = imageOf(folder, files, errors)
      if (image) images.set(folder.name, image)
    }
  }
  return images
}

function emptyIfMissing(cause: NodeJS.ErrnoException): Dirent[] {
  if (cause.code === 'ENOENT') return []
  throw cause
}

interface ImageFolder {
  name: string
  path: string
  found: string[]
  facts: unknown
  svg: Buffer | undefined
}

async function readFolder(root: string, name: string): Promise<ImageFolder> {
  const folder = path.join(root, name)
  const found = await readdir(folder)
  const isPrerendered = found.includes(FACTS)
  return {
    name,
    path: folder,
    found,
    facts: isPrerendered ? jsonOf(await readFile(path.join(folder, FACTS), 'utf8')) : undefined,
    svg: !isPrerendered && found.includes(DRAWING) ? await readFile(path.join(folder, DRAWING)) : undefined,
  }
}

/** Returns undefined, which no schema accepts, for invalid JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function imageOf(
  folder: ImageFolder,
  files: ContentFiles,
  errors: ValidationErrors,
): ContentImage | undefined {
  const { name, found, svg } = folder
  const location = { file: files.nameOf(path.posix.join(FOLDER, name, svg ? DRAWING : FACTS)) }
  // picture.json is written last: without it the image is still being rendered.
  if (!svg && !found.includes(FACTS)) return undefined
  if (!NAME.test(name))
    errors.reportError(location, '', 'its folder must be named by Latin letters, digits and dashes')
  for (const file of found)
    if (!KNOWN.test(file))
      errors.reportError(location, '', `"${file}" is neither a width nor picture.json or .svg`)
  if (!svg) return prerenderedOf(folder, location, errors)
  const [, width, height] = (SVG_SIZE.exec(svg.toString('utf8', 0, 400)) ?? []).map(Number)
  if (!width || !height) {
    errors.reportError(location, '', 'must begin with an <svg> of a width and a height in pixels')
    return undefined
  }
  return { size: { width, height }, drawing: { name, mediaType: 'image/svg+xml', bytes: svg } }
}

function prerenderedOf(
  { name, path: folder, found, facts: source }: ImageFolder,
  location: { file: string },
  errors: ValidationErrors,
): ContentImage | undefined {
  const widths = found
    .flatMap((file) => WIDTH.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
  if (widths.length === 0) errors.reportError(location, '', 'there is no <width>.avif beside it')
  const facts = errors.validate(prerenderedFacts, source, location)
  if (!facts) return undefined
  if (facts.width !== widths.at(-1)) errors.reportError(location, 'width', 'must be that of the largest file')
  const read = (width: number) => readFile(path.join(folder, `${width}.avif`))
  return { size: { width: facts.width, height: facts.height }, prerendered: { name, facts, widths, read } }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { CONTENT_DIRECTORY } from '../read-content.ts'
import { ContentFiles } from '../reading/content-files.ts'
import { type ContentImage, readContentImages } from '../reading/content-images.ts'
import { readFacts } from '../reading/facts.ts'
import { ImageRegistry } from '../reading/image-registry.ts'
import { Links } from '../reading/links.ts'
import type { ReadContext } from '../reading/read-context.ts'
import { ValidationErrors } from '../reading/validation-errors.ts'

/** Images that tests use beside those of the demo factory. */
const TEST_IMAGES = [
  'banner-discs-len',
  'swatch-discs-len',
  'swatch-discs-kumach',
  'stack-discs-len',
  'facade-discs-len',
]

let images: Promise<Map<string, ContentImage>> | undefined

async function readImages(): Promise<Map<string, ContentImage>> {
  const errors = new ValidationErrors()
  const found = await readContentImages(new ContentFiles(CONTENT_DIRECTORY), errors)
  expect(errors.lines).toEqual([])
  for (const name of TEST_IMAGES) {
    const drawing = { name, mediaType: 'image/svg+xml', bytes: Buffer.from('<svg/>') }
    found.set(name, { size: { width: 800, height: 1000 }, drawing })
  }
  return found
}

/** Returns the context of a content directory with these files, and the images of the demo factory and of the tests. */
export async function contextWith(sources: Record<string, string>): Promise<ReadContext> {
  return contextOf(await directoryWith(sources))
}

/** Returns the context of the demo factory's own content. */
export const demoContext = (): Promise<ReadContext> => contextOf(CONTENT_DIRECTORY)

/** Creates a content directory of these files, removed after the test. */
export async function directoryWith(sources: Record<string, string>): Promise<string> {
  const parent = await mkdtemp(path.join(tmpdir(), 'rapport-'))
  onTestFinished(() => rm(parent, { recursive: true }))
  const directory = path.join(parent, 'content')
  for (const [file, source] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true })
    await writeFile(path.join(directory, file), source)
  }
  return directory
}

async function contextOf(directory: string): Promise<ReadContext> {
  images ??= readImages()
  const errors = new ValidationErrors()
  return {
    files: new ContentFiles(directory, await readFacts(directory, errors)),
    errors,
    images: new ImageRegistry(errors.reportError, await images),
    links: new Links(),
  }
}

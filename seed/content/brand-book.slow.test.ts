import { expect, test } from 'vitest'
import { readDemoContent } from '../test/demo-content.ts'
import { contextWith } from '../test/read-context.ts'
import { readBrandBook } from './brand-book.ts'

test('the demo factory has a brand book of at most 2 MB', async () => {
  const { brandBook } = await readDemoContent()
  const bytes = await brandBook?.read()
  expect(brandBook?.name).toBe('rapport-brandbook.pdf')
  expect(Buffer.from(bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  const pages = Buffer.from(bytes ?? [])
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)
  expect(pages?.length).toBeGreaterThanOrEqual(6)
  expect(pages?.length).toBeLessThanOrEqual(8)
})

test.each(['missing.pdf', 'page.pdf', '../secret.pdf', 'notes.txt'])(
  'readBrandBook reports %s',
  async (name) => {
    const { files, errors } = await contextWith({
      'brand/page.pdf': '<html>',
      'brand/notes.txt': '%PDF-',
      'secret.pdf': '%PDF-',
    })
    expect(await readBrandBook(files, name, { file: 'content/site.yaml' }, errors.reportError)).toBeNull()
    expect(errors.lines).toEqual(['content/site.yaml, brandBook: must name a PDF of 2 MB or less in brand/'])
  },
)

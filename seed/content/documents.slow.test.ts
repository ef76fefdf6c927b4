import { expect, test } from 'vitest'
import { readDemoContent } from '../test/demo-content.ts'
import { contextWith } from '../test/read-context.ts'
import { readDocuments } from './documents.ts'

const location = { file: 'content/pages/help.md' }

test('the demo factory offers a layout checklist for download', async () => {
  const { documents, textPages } = await readDemoContent()
  const name = textPages.find(({ slug }) => slug === 'help')?.document
  const checklist = documents.find((document) => document.name === name)
  expect(Buffer.from((await checklist?.read()) ?? []).toString()).toMatch(/\[ \] Шрифты переведены в кривые/)
})

test('readDocuments reads a document with two mentions once', async () => {
  const context = await contextWith({ 'documents/terms.txt': 'Условия' })
  const documents = await readDocuments(context, [
    { name: 'terms.txt', location },
    { name: 'terms.txt', location },
    { name: null, location },
  ])
  expect([documents.map(({ name }) => name), context.errors.lines]).toEqual([['terms.txt'], []])
})

test.each(['missing.txt', 'page.pdf', '../secret.txt', 'script.html', 'binary.txt'])(
  'readDocuments reports %s',
  async (name) => {
    const context = await contextWith({
      'documents/page.pdf': '<html>',
      'documents/script.html': 'x',
      'documents/binary.txt': 'a\0b',
      'secret.txt': 'x',
    })
    expect(await readDocuments(context, [{ name, location }])).toEqual([])
    expect(context.errors.lines).toEqual([
      'content/pages/help.md, document: must name a PDF or a UTF-8 text of 2 MB or less in documents/',
    ])
  },
)

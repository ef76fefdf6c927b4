import { expect, test } from 'vitest'
import { contextWith } from '../test/read-context.ts'
import { readPosts } from './posts.ts'

const post = (title: string, moment: string, body = 'Хлопок в рулоне.') => `---
title: ${title}
shortText: О хлопке.
publicationAt: '${moment}'
tags: [ткани]
picture: banner-discs-len
---
${body}
`

test('readPosts returns posts newest first, ordered by file name', async () => {
  const context = await contextWith({
    'blog/pervyy.md': post('Первый', '2026-01-10T10:00:00+03:00'),
    'blog/vtoroy.md': post('Второй', '2026-02-10T10:00:00+03:00'),
  })
  const posts = await readPosts(context)
  expect(context.errors.lines).toEqual([])
  expect(posts.map(({ slug }) => slug)).toEqual(['vtoroy', 'pervyy'])
})

test('readPosts keeps a text as Markdown and registers its image', async () => {
  const body = 'Смотрите:\n\n![Хлопок «на ощупь»](picture:swatch-discs-kumach)'
  const context = await contextWith({ 'blog/hlopok.md': post('Хлопок', '2026-01-10T10:00:00+03:00', body) })
  const [read] = await readPosts(context)
  expect(read?.body).toBe(body)
  expect(context.images.names()).toContain('swatch-discs-kumach')
})

const moment = '2026-01-10T10:00:00+03:00'
test.each([
  [
    'a missing image',
    post('Лён', moment, '![Лён](picture:swatch-zigzag-len)'),
    'content/blog/len.md, body: there is no image "swatch-zigzag-len" in pictures/',
  ],
  [
    'a picture of another site',
    post('Лён', moment, '![Лён](https://example.ru/len.png)'),
    'content/blog/len.md, body: is not as the editor writes it',
  ],
  [
    'raw HTML',
    post('Лён', moment, '<b>Лён</b>'),
    'content/blog/len.md, body: is not as the editor writes it',
  ],
  ['no text', post('Лён', moment, ''), 'content/blog/len.md, body: must not be empty'],
  ['no moment', post('Лён', '2026-13-45T10:00:00+03:00'), 'content/blog/len.md, publicationAt: "2026-13-45T'],
  ['a day without its hour', post('Лён', '2026-01-10'), 'content/blog/len.md, publicationAt: Invalid'],
  [
    'the title of another post',
    post('Второй', moment),
    'content/blog/len.md, title: is that of content/blog/a.md',
  ],
  [
    'a slug in the front matter',
    post('Лён', moment).replace('title:', 'slug: len\ntitle:'),
    'content/blog/len.md, slug: is the name of the file',
  ],
  ['a tag named twice', post('Лён', moment).replace('[ткани]', '[ткани, ткани]'), 'tags: must not repeat'],
])('readPosts reports %s', async (_, source, line) => {
  const context = await contextWith({ 'blog/a.md': post('Второй', moment), 'blog/len.md': source })
  await readPosts(context)
  expect(context.errors.lines.join('\n')).toContain(line)
})

test('readPosts reports a file named like a further page of the blog', async () => {
  const context = await contextWith({
    'blog/page-2.md': post('Вторая', moment),
    'blog/page-two.md': post('Два', moment),
  })
  await readPosts(context)
  expect(context.errors.lines).toEqual([
    'content/blog/page-2.md, slug: is the address of a page of the blog: rename the file',
  ])
})

test('readPosts accepts links to pages of the site and external links', async () => {
  const body =
    '[а](/catalog/polo/) [б](/contacts/?from=blog#map) [в](https://example.ru/) [г](javascript:alert) [д](#a)'
  const context = await contextWith({ 'blog/ssylki.md': post('Ссылки', moment, body) })
  await readPosts(context)
  context.links.check(new Set(['/contacts/']), context.errors.reportError)
  expect(context.errors.lines).toEqual([
    expect.stringContaining('content/blog/ssylki.md, body: is not as the editor writes it'),
    'content/blog/ssylki.md, body: there is no page "/catalog/polo/"',
  ])
})

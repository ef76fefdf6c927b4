import { expect, it } from 'vitest'
import { createPostData } from './post-data.ts'

const post = {
  slug: 'len',
  title: 'Лён в июле',
  shortText: 'Одна ткань, два гардероба.',
  publicationAt: '2025-05-22T06:40:00.000Z',
  tags: ['ткани', 'уход'],
  image: {
    src: '/media/len-0123456789.avif',
    fallback: '/media/len-0123456789.avif',
    width: 1600,
    height: 533,
    color: '',
    placeholder: '',
    focus: { x: 50, y: 50 },
    widths: [],
    prerendered: false,
    alt: '',
  },
}

it('describes a post with absolute URLs, its date and the factory as the author', () => {
  const factory = { '@type': 'Organization', name: 'Раппорт', url: 'https://rapport.example/' }
  expect(createPostData(post, 'https://rapport.example', { name: 'Раппорт' })).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Лён в июле',
    url: 'https://rapport.example/blog/len/',
    image: ['https://rapport.example/media/share/len-0123456789.jpg'],
    datePublished: '2025-05-22T06:40:00.000Z',
    author: factory,
    publisher: factory,
    keywords: 'ткани, уход',
  })
})

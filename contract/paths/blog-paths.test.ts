import { expect, it } from 'vitest'
import { blogListPath, blogQuery, findTag, postPath } from './blog-paths.ts'

it('builds one path for each page of the blog, the first without a number, and keeps the tag', () => {
  expect(blogListPath()).toBe('/blog/')
  expect(blogListPath({ page: 1 })).toBe('/blog/')
  expect(blogListPath({ page: 3 })).toBe('/blog/page-3/')
  expect(blogListPath({ page: 2, tag: 'a&b c' })).toBe('/blog/page-2/?tag=a%26b+c')
  expect(postPath('len')).toBe('/blog/len/')
})

it('finds the tag in a path of blogListPath', () => {
  const path = blogListPath({ tag: 'уход & стирка' })
  expect(findTag(path.slice(path.indexOf('?')))).toBe('уход & стирка')
})

it.each(['', '?utm_source=vk', '?tag=', '?tag=%20', `?tag=${'a'.repeat(61)}`])(
  'finds no tag in «%s»',
  (search) => expect(blogQuery('/blog/', search)).toBe(''),
)

it('reduces the query of a post list to its tag in one spelling', () => {
  const spelled = `?tag=${encodeURIComponent('лён')}`
  for (const search of [spelled, `?utm_source=vk&tag=${encodeURIComponent(' лён ')}`, `${spelled}&tag=x`])
    expect(blogQuery('/blog/page-2/', search)).toBe(spelled)
})

it.each(['/', '/catalog/', '/blog/len/', '/blog/page-x/', '/blogger/'])('ignores the query of %s', (path) =>
  expect(blogQuery(path, '?tag=x')).toBe(''),
)

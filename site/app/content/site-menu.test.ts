import { describe, expect, it } from 'vitest'
import { listDocuments, listMenu } from './site-menu.ts'

/** Returns the names of the menu in the header without these pages. */
const headerWithout = (...empty: string[]) =>
  listMenu((path) => !empty.includes(path))
    .filter(({ notInHeader }) => !notInHeader)
    .map(({ name, items = [] }) => [name, ...items.map((item) => item.name)].join(': '))

describe('the site menu', () => {
  it('has no page without content', () => {
    const links = listMenu((path) => path === '/blog/' || path === '/contacts/').map(({ link }) => link)
    expect(links).toEqual(['/blog/', '/contacts/'])
    expect(listDocuments((path) => path !== '/agreement/').map(({ link }) => link)).toEqual(['/policy/'])
  })

  it('shows the licences below the warranty in the header, and by themselves without it', () => {
    expect(headerWithout()).toContain('Гарантия: Лицензии')
    expect(headerWithout('/licenses/')).toContain('Гарантия')
    expect(headerWithout('/help/warranty/')).toContain('Лицензии')
  })
})

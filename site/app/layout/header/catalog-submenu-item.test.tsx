import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { catalogMenu } from './catalog-menu.ts'
import { CatalogSubmenuItem } from './catalog-submenu-item.tsx'

const group = (slug: string, productCount: number) => ({
  id: 1,
  slug,
  parentSlug: 'trikotaj',
  kind: 'regular' as const,
  name: 'Поло',
  logoThumb: null,
  productCount,
  units: [],
  groups: [],
  products: [],
})
const tree = { groups: [group('polo', 3), group('pusto', 0)], specials: [], landings: [] }
const [full, empty] = catalogMenu(tree)

const render = (node: typeof full, at: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>{node && <CatalogSubmenuItem node={node} />}</MemoryRouter>,
  )

it('links to the item’s page with its name', () => {
  expect(render(full, '/')).toMatch(/<a href="\/catalog\/trikotaj\/polo\/"[^>]*>Поло<\/a>/)
})

it('is active on its own page', () => {
  expect(render(full, '/catalog/trikotaj/polo/')).toContain('aria-current="page"')
  expect(render(full, '/')).not.toContain('aria-current')
})

it('renders a disabled item without a link', () => {
  expect(render(empty, '/')).toBe('<a role="link" aria-disabled="true">Поло</a>')
})

import { useLocation } from 'react-router'
import { formatTitle } from '../../ui/text/format-title.ts'
import type { MenuNode } from './catalog-menu.ts'

/** Link of the catalogue menus: active on its page, without a link if disabled. */
export function CatalogSubmenuItem({ node: { name, to, disabled } }: { node: MenuNode }) {
  const { pathname } = useLocation()
  if (disabled)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere has no address
      <a role="link" aria-disabled="true">
        {formatTitle(name)}
      </a>
    )
  return (
    <a href={to} aria-current={to === pathname ? 'page' : undefined}>
      {formatTitle(name)}
    </a>
  )
}

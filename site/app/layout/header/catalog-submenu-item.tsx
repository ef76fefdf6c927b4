import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { formatTitle } from '../../ui/text/format-title.ts'
import type { MenuNode } from './catalog-menu.ts'

interface CatalogSubmenuItemProps {
  node: MenuNode
  className?: string | undefined
  /** Before the name. */
  picture?: ReactNode
  /** After the name. */
  note?: ReactNode
}

/** Link of the catalogue menus: active on its page, without a link if disabled. */
export function CatalogSubmenuItem({ node, className, picture, note }: CatalogSubmenuItemProps) {
  const { to, disabled } = node
  const name = formatTitle(node.name)
  const { pathname } = useLocation()
  if (disabled)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere has no address
      <a role="link" aria-disabled="true" className={className}>
        {picture}
        {name}
        {note}
      </a>
    )
  return (
    <a href={to} className={className} aria-current={to === pathname ? 'page' : undefined}>
      {picture}
      {name}
      {note}
    </a>
  )
}

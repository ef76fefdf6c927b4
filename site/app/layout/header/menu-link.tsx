import { useLocation } from 'react-router'
import type { MenuItem } from '../../content/site-menu.ts'

interface MenuLinkProps {
  item: MenuItem
  className?: string | undefined
}

/** Delivery and warranty have paths below it but are its siblings in the menu. */
const HELP = '/help/'

/** Menu link, current on its page and the pages below. */
export function MenuLink({ item: { name, link }, className }: MenuLinkProps) {
  const { pathname } = useLocation()
  const current = pathname === link ? 'page' : link !== HELP && pathname.startsWith(link) && 'true'
  return (
    <a href={link} className={className} aria-current={current || undefined}>
      {name}
    </a>
  )
}

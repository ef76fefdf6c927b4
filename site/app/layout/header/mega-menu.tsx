import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import type { MenuNode } from './catalog-menu.ts'
import { CatalogSubmenuItem } from './catalog-submenu-item.tsx'
import styles from './mega-menu.module.css'
import { useMenuPictures } from './menu-pictures.ts'
import { useSafeTriangle } from './use-safe-triangle.ts'

/**
 * Catalogue menu with three levels: top groups in a column, and the children of one group beside it. Without a
 * pointer or JavaScript it is a nested list of links.
 */
export function MegaMenu({ items, open }: { items: MenuNode[]; open: boolean }) {
  const pictures = useMenuPictures(open)
  // Pictures and counts load on the first opening, since few visits open the menu.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const { active, show, track, enter } = useSafeTriangle()
  const list = useRef<HTMLUListElement>(null)
  const findPane = (index: number) => list.current?.children[index]?.querySelector(':scope > div') ?? null

  /** On touch screens the first tap shows the children, the second follows the link. */
  const tap = (index: number, event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as unknown as { pointerType?: string }
    if (pointerType !== 'touch' || active === index) return
    event.preventDefault()
    show(index)
  }

  return (
    <ul ref={list} className={styles.rail} onPointerMove={track} onKeyDown={moveFocus}>
      {items.map((node, index) => (
        <li
          key={node.to}
          className={classNames(styles.line, active === index && styles.active)}
          onPointerEnter={(event) => enter(index, event, findPane(active))}
          onFocus={(event) => event.target.matches(':focus-visible') && show(index)}
          onClickCapture={(event) => tap(index, event)}
        >
          <CatalogSubmenuItem node={node} className={styles.top} />
          <div className={styles.pane}>
            <ul
              className={classNames(
                styles.groups,
                node.items.some(({ isGroup }) => isGroup) && styles.pictured,
              )}
            >
              {node.items.map((group) => (
                <li key={group.to}>
                  <CatalogSubmenuItem
                    node={group}
                    className={styles.group}
                    picture={<MenuPicture picture={group.isGroup ? pictures.get(group.to) : undefined} />}
                    note={wasOpen && group.isGroup && <span className={styles.count}> {group.count}</span>}
                  />
                  {group.items.length > 0 && (
                    <ul>
                      {group.items.map((below) => (
                        <li key={below.to}>
                          <CatalogSubmenuItem node={below} className={styles.leaf} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The styles of the group reserve its room. */
function MenuPicture({ picture }: { picture: PictureValue | undefined }) {
  return picture && <Picture picture={picture} alt="" shape="card" sizes="220px" className={styles.picture} />
}

/** Arrow keys move through the column, Right into the children, Left back. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const link = event.target as HTMLElement
  const line = [...event.currentTarget.children].find((child) => child.contains(link))
  const inPane = link.closest('div') !== event.currentTarget.closest('div')
  const within = (to: Element | null | undefined, part: string) => to?.querySelector<HTMLElement>(part)
  const targets: Record<string, () => HTMLElement | null | undefined> = {
    ArrowDown: () => (inPane ? undefined : within(line?.nextElementSibling, 'a')),
    ArrowUp: () => (inPane ? undefined : within(line?.previousElementSibling, 'a')),
    ArrowRight: () => (inPane ? undefined : within(line, ':scope > div a')),
    ArrowLeft: () => (inPane ? within(line, 'a') : undefined),
  }
  const target = targets[event.key]?.()
  if (!target) return
  event.preventDefault()
  target.focus()
}

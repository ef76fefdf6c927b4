import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import type { Branch } from './catalog-branches.ts'
import { CatalogSubmenuItem } from './catalog-submenu-item.tsx'
import styles from './mega-menu.module.css'
import { useAimedItem } from './use-aimed-item.ts'

/**
 * The whole catalogue on three levels: top groups in a column, and beside it what stands below one of them. Plain
 * nested lists of links to whoever reads without a pointer or without the client program.
 */
export function MegaMenu({ branches }: { branches: Branch[] }) {
  const { active, show, follow, enter } = useAimedItem()
  const list = useRef<HTMLUListElement>(null)
  const paneOf = (index: number) => list.current?.children[index]?.querySelector(':scope > div') ?? null

  /** A finger has no way to rest on a line: the first tap shows what is below, the second goes there. */
  const tap = (index: number, event: MouseEvent) => {
    const { pointerType } = event.nativeEvent as unknown as { pointerType?: string }
    if (pointerType !== 'touch' || active === index) return
    event.preventDefault()
    show(index)
  }

  return (
    <ul ref={list} className={styles.rail} onPointerMove={follow} onKeyDown={moveFocus}>
      {branches.map((branch, index) => (
        <li
          key={branch.to}
          className={classNames(styles.line, active === index && styles.active)}
          onPointerEnter={(event) => enter(index, event, paneOf(active))}
          onFocus={(event) => event.target.matches(':focus-visible') && show(index)}
          onClickCapture={(event) => tap(index, event)}
        >
          <CatalogSubmenuItem branch={branch} className={styles.top} />
          <div className={styles.pane}>
            <ul className={styles.groups}>
              {branch.branches.map((group) => (
                <li key={group.to}>
                  <CatalogSubmenuItem branch={group} className={styles.group} />
                  {group.branches.length > 0 && (
                    <ul>
                      {group.branches.map((leaf) => (
                        <li key={leaf.to}>
                          <CatalogSubmenuItem branch={leaf} className={styles.leaf} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
            {branch.picture && (
              <Picture src={branch.picture} alt="" shape="card" sizes="320px" className={styles.picture} />
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Arrows walk the lines of the column, the right one steps into what stands beside, the left one back. */
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

import { type RefObject, useEffect, useState } from 'react'
import styles from './panel-links.module.css'

/** Fewer panels can be seen at a glance. */
const PANELS_MIN = 4

interface PanelLinksProps {
  label: string
  /** Container of the panels. */
  within: RefObject<HTMLElement | null>
}

const headingsIn = (element: HTMLElement | null) => [
  ...(element?.querySelectorAll<HTMLElement>('section > header h2') ?? []),
]

function goTo(heading: HTMLElement | undefined): void {
  const panel = heading?.closest('section')
  if (!panel) return
  panel.tabIndex = -1
  panel.scrollIntoView()
  panel.focus({ preventScroll: true })
}

export function PanelLinks({ label, within }: PanelLinksProps) {
  const [names, setNames] = useState<string[]>([])
  // No dependencies: panels may appear and disappear at any render.
  useEffect(() => {
    const headings = headingsIn(within.current).map(({ textContent }) => textContent ?? '')
    setNames((known) => (known.join('\n') === headings.join('\n') ? known : headings))
  })
  if (names.length < PANELS_MIN) return null
  return (
    <nav aria-label={label} className={styles.links}>
      <ul className={styles.list}>
        {names.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.link}
              onClick={() => goTo(headingsIn(within.current)[index])}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

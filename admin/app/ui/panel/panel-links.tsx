import { type RefObject, useEffect, useState } from 'react'
import styles from './panel-links.module.css'

/** Fewer of them are seen at a glance. */
const PANELS_MIN = 4

interface PanelLinksProps {
  label: string
  /** What the panels stand in. */
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

/** Leads to each panel of what is too long to be looked through. */
export function PanelLinks({ label, within }: PanelLinksProps) {
  const [names, setNames] = useState<string[]>([])
  // Panels come and go with what is in them: they are looked for whenever it was drawn.
  useEffect(() => {
    const found = headingsIn(within.current).map(({ textContent }) => textContent ?? '')
    setNames((known) => (known.join('\n') === found.join('\n') ? known : found))
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

import { type ReactNode, useState } from 'react'
import { moveFocus } from '../popover-menu/roving-focus.ts'
import styles from './tabs.module.css'

interface Tab {
  /** Of the panel, and its anchor. */
  id: string
  label: string
  content: ReactNode
}

/** One of several panels at a time; without a program, all of them under links that lead down to each. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [shown, setShown] = useState(tabs[0]?.id)
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={(event) => moveFocus(event, event.currentTarget.querySelectorAll('a'), 'row')}
      >
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            id={`${id}-tab`}
            role="tab"
            href={`#${id}`}
            data-client=""
            aria-controls={id}
            aria-selected={id === shown}
            tabIndex={id === shown ? 0 : -1}
            className={styles.tab}
            onFocus={() => setShown(id)}
            onClick={(event) => {
              event.preventDefault()
              setShown(id)
            }}
          >
            {label}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of plain text is reached by the keyboard too
          tabIndex={0}
          hidden={id !== shown}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

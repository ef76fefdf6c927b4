import { type ReactNode, useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './folding-panel.module.css'
import panelStyles from './panel.module.css'

interface FoldingPanelProps {
  heading: string
  /** Short description of the content, such as a count. */
  summary?: string
  /** Number of errors inside; a panel with errors opens. */
  mistakes?: number
  lead?: ReactNode
  children: ReactNode
}

const plural = new Intl.PluralRules('ru')
const MISTAKES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ошибка', few: 'ошибки' }

/** Collapsible panel; its content is mounted only while it is open. */
export function FoldingPanel({ heading, summary, mistakes = 0, lead, children }: FoldingPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Stays open after the errors are fixed, so that the field in use doesn't disappear.
  if (mistakes > 0 && !isOpen) setIsOpen(true)
  return (
    <Disclosure isExpanded={isOpen} onExpandedChange={setIsOpen} className={styles.panel}>
      <Heading level={2} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span>{heading}</span>
          {summary && <span className={styles.summary}>{summary}</span>}
          {mistakes > 0 && (
            <Badge kind="bad">
              {mistakes}&nbsp;{MISTAKES[plural.select(mistakes)] ?? 'ошибок'}
            </Badge>
          )}
          <Icon name="chevronDown" />
        </Button>
      </Heading>
      <DisclosurePanel>
        {isOpen && (
          <div className={styles.content}>
            {lead && <p className={panelStyles.lead}>{lead}</p>}
            {children}
          </div>
        )}
      </DisclosurePanel>
    </Disclosure>
  )
}

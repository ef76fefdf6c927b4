import { type ReactNode, useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { Badge } from '../badge/badge.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './folding-panel.module.css'
import panelStyles from './panel.module.css'

interface FoldingPanelProps {
  heading: string
  /** How much there is in it, in a word or two. */
  summary?: string
  /** How many mistakes are within: one that has any is open. */
  mistakes?: number
  lead?: ReactNode
  children: ReactNode
}

const plural = new Intl.PluralRules('ru')
const MISTAKES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ошибка', few: 'ошибки' }

/** A part of a long screen that is folded until it is asked for; what is folded is not drawn. */
export function FoldingPanel({ heading, summary, mistakes = 0, lead, children }: FoldingPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  // It stays open once they are mended: somebody types in it.
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

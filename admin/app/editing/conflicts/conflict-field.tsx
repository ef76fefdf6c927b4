import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { TextDiff } from '../../ui/diff/diff.tsx'
import { areTexts, FieldValue } from '../field-change.tsx'
import type { FieldDescription } from '../field-description.ts'
import styles from './conflict-field.module.css'
import { diffTexts } from './diff-texts.ts'

export type Side = 'theirs' | 'mine'

interface ConflictFieldProps {
  description: FieldDescription
  before: unknown
  theirs: unknown
  mine: unknown
  theirsLabel: string
  choice: Side | undefined
  onChoice: (side: Side) => void
}

export function ConflictField(props: ConflictFieldProps) {
  const { description, before, theirs, mine, theirsLabel, choice, onChoice } = props
  const sides = { theirs: [theirsLabel, theirs], mine: ['У\u00A0меня', mine] } as const
  return (
    <RadioGroup value={choice ?? null} onChange={(side) => onChoice(side as Side)} className={styles.field}>
      <Label className={styles.label}>{description.label}</Label>
      <div className={styles.columns}>
        <Column heading="Было">
          <FieldValue description={description} value={before} />
        </Column>
        {(['theirs', 'mine'] as const).map((side) => (
          <Radio key={side} value={side} className={styles.choice}>
            <Column heading={sides[side][0]}>
              <SideValue description={description} before={before} value={sides[side][1]} />
            </Column>
            <span className={styles.mark}>{choice === side ? 'Оставляем это' : 'Оставить это'}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div className={styles.column}>
    <span className={styles.heading}>{heading}</span>
    {children}
  </div>
)

function SideValue({
  description,
  before,
  value,
}: {
  description: FieldDescription
  before: unknown
  value: unknown
}) {
  const words = areTexts(description, before, value) ? diffTexts(before, value) : null
  return words ? <TextDiff parts={words} /> : <FieldValue description={description} value={value} />
}

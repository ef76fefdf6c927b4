import type { CheckState, Finding } from '@rapport/staff-contract/system/system-checks'
import { CHECK_NAMES, fillValues, findings as states } from '@rapport/staff-contract/system/system-checks'
import { Badge } from '../ui/badge/badge.tsx'
import styles from './finding-list.module.css'
import { checkTitles, russianTexts } from './russian-texts.ts'

const badges = {
  ok: { kind: 'good', word: 'В\u00A0порядке' },
  unchecked: { kind: 'plain', word: 'Не\u00A0проверено' },
  warning: { kind: 'waiting', word: 'Стоит исправить' },
  broken: { kind: 'bad', word: 'Сломано' },
} as const satisfies Record<CheckState, object>

/** Findings by check, each with its state and what to do. */
export const FindingList = ({ findings }: { findings: Finding[] }) => (
  <ul className={styles.checks}>
    {CHECK_NAMES.map((check) => {
      const own = findings.filter((finding) => finding.check === check)
      return (
        own.length > 0 && (
          <li key={check} className={styles.check}>
            <h3 className={styles.title}>{checkTitles[check]}</h3>
            <ul className={styles.findings}>
              {own.map((finding) => (
                <FindingRow key={finding.code} {...finding} />
              ))}
            </ul>
          </li>
        )
      )
    })}
  </ul>
)

function FindingRow({ code, check, values: given }: Finding) {
  const values = check === 'disk' ? { ...given, free: given.free?.replace('.', ',') ?? '' } : given
  const { found, fix } = russianTexts[code]
  const { kind, word } = badges[states[code][1]]
  return (
    <li className={styles.finding}>
      <span className={styles.state}>
        <Badge kind={kind}>{word}</Badge>
      </span>
      <div className={styles.words}>
        <p>{withCode(fillValues(found, values))}</p>
        {fix && <p className={styles.fix}>{withCode(fillValues(fix, values))}</p>}
      </div>
    </li>
  )
}

/** Splits at backticks: every second part is code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part))

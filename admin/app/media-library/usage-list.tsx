import type { MediaDetails, MediaUsage } from '@rapport/staff-contract/media/media-library'
import { MEDIA_USAGES_MAX } from '@rapport/staff-contract/media/media-limits'
import { Link } from 'react-router'
import { entryPath, formatTitle } from '../editing/entry-kinds.ts'
import styles from './media-details.module.css'
import { fieldLabel, subjectLabel } from './usage-labels.ts'

const STAGES = [
  { stage: 'live', heading: 'На\u00A0сайте' },
  { stage: 'draft', heading: 'В\u00A0черновиках' },
  { stage: 'version', heading: 'В\u00A0прежних версиях' },
] as const

/** Usages of a picture: on the site, in drafts, in versions. */
export const UsageList = ({ details: { usages, isEvery } }: { details: MediaDetails }) => (
  <section aria-labelledby="usages" className={styles.section}>
    <h3 id="usages">Где стоит</h3>
    {usages.length === 0 && <p>Нигде: картинку можно удалить.</p>}
    {STAGES.map(({ stage, heading }) => {
      const stageUsages = mergeFields(usages.filter((usage) => usage.stage === stage))
      return (
        stageUsages.length > 0 && (
          <div key={stage}>
            <h4 className={styles.place}>{heading}</h4>
            <ul className={styles.usages}>
              {stageUsages.map(({ key, usage, fields }) => (
                <li key={key} className={styles.usage}>
                  <UsageTitle usage={usage} />
                  <span className={styles.place}>
                    {subjectLabel(usage.subject)}: {fields.join(', ')}
                    {usage.number !== null && `; версия ${usage.number}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )
      )
    })}
    {!isEvery && <p>Показаны первые {MEDIA_USAGES_MAX}.</p>}
  </section>
)

function UsageTitle({ usage: { entry, title } }: { usage: MediaUsage }) {
  const path = entry && entryPath(entry)
  return path ? <Link to={path}>{formatTitle({ title })}</Link> : <span>{formatTitle({ title })}</span>
}

/** Joins the fields of one entry into a row. */
function mergeFields(usages: MediaUsage[]) {
  const rows = Map.groupBy(usages, ({ subject, title, entry, number }) =>
    [subject, title, entry?.id, number].join(' '),
  )
  return [...rows].flatMap(([key, [usage, ...others]]) =>
    usage
      ? [{ key, usage, fields: [...new Set([usage, ...others].map(({ field }) => fieldLabel(field)))] }]
      : [],
  )
}

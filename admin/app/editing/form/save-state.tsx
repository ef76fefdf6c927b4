import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { Entry } from '@rapport/staff-contract/entries/entries'
import { formatMoment, formatTime } from '../../ui/text/format-moment.ts'
import type { SaveState as State } from './editor-state.ts'
import styles from './save-state.module.css'

interface SaveStateProps {
  saveState: State
  entry: Pick<Entry, 'updatedAt' | 'state'> | undefined
  failure: string
}

function describe({ saveState, entry, failure }: SaveStateProps): string {
  switch (saveState) {
    case 'saving':
      return 'Сохраняем…'
    case 'changed':
      return 'Есть несохранённое'
    case 'offline':
      return 'Нет связи: сохраним позже'
    case 'invalid':
      return 'Не\u00A0сохранено: исправьте отмеченное'
    case 'conflict':
      return 'Не\u00A0сохранено: выберите между правками'
    case 'failed':
      return failure || 'Не\u00A0сохранено'
    case 'saved':
      return entry ? savedAt(entry.updatedAt) + (ON_SITE[entry.state] ?? '') : 'Ещё не\u00A0сохранено'
  }
}

/** Saved is easily mistaken for published. */
const ON_SITE: Partial<Record<Entry['state'], string>> = {
  draft: ', на\u00A0сайте этого ещё нет',
  edited: ', на\u00A0сайте пока прежнее',
}

/** Formats «Сохранено в 14:05», with the date if it is not today. */
function savedAt(iso: string): string {
  const isToday = moscowDay(new Date(iso)) === moscowDay(new Date())
  return isToday ? `Сохранено в\u00A0${formatTime(iso)}` : `Сохранено: ${formatMoment(iso)}`
}

const BAD = new Set(['offline', 'invalid', 'conflict', 'failed'])

/** Save state, announced to screen readers. */
export const SaveState = (props: SaveStateProps) => (
  <span role="status" className={BAD.has(props.saveState) ? `${styles.state} ${styles.bad}` : styles.state}>
    {describe(props)}
  </span>
)

import { type Batch, type BatchOutcome, WRITTEN_OUTCOMES } from '@rapport/staff-contract/batches/batches'

export const STATE_WORDS: Record<Batch['state'], string> = {
  planning: 'Проверяется',
  planned: 'Проверено',
  running: 'Выполняется',
  done: 'Сделано',
  stopped: 'Остановлено',
  undoing: 'Возвращается',
  undone: 'Возвращено',
}

export const OUTCOME_WORDS: Record<BatchOutcome, string> = {
  unplanned: 'Ещё не\u00A0проверено',
  waiting: 'Изменится',
  drafted: 'Сохранено в\u00A0черновики',
  published: 'Опубликовано',
  'taken-down': 'Снято с\u00A0сайта',
  scheduled: 'Расписание изменено',
  same: 'Уже так',
  refused: 'Не\u00A0удалось',
  undone: 'Возвращено',
  left: 'Осталось как есть',
}

/** Outcomes in the order of the list, failures first. */
export const LISTED_OUTCOMES: readonly BatchOutcome[] = [
  ...(['unplanned', 'waiting', 'refused', 'left'] as const),
  ...(['published', 'taken-down', 'scheduled', 'drafted', 'undone', 'same'] as const),
]

const countWritten = (outcomes: Batch['outcomes']) =>
  WRITTEN_OUTCOMES.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0)

/** Returns the progress, 0 to 1. */
export function shareDone({ state, total, outcomes }: Batch): number {
  const written = countWritten(outcomes)
  const [left, all] =
    state === 'undoing'
      ? [written, written + (outcomes.undone ?? 0) + (outcomes.left ?? 0)]
      : [(outcomes.unplanned ?? 0) + (state === 'running' ? (outcomes.waiting ?? 0) : 0), total]
  return all === 0 ? 1 : (all - left) / all
}

/** Whether the batch wrote entries that are not undone. */
export const isUndoable = ({ state, outcomes }: Batch): boolean =>
  (state === 'done' || state === 'stopped') && countWritten(outcomes) > 0

import type { Batch, BatchOutcome } from '@rapport/contract/batches/batches'

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
  same: 'Уже так',
  refused: 'Не\u00A0удалось',
  undone: 'Возвращено',
  left: 'Осталось как есть',
}

/** Outcomes in the order in which they are listed: first what matters. */
export const LISTED_OUTCOMES: readonly BatchOutcome[] = [
  ...(['unplanned', 'waiting', 'refused', 'left'] as const),
  ...(['published', 'taken-down', 'drafted', 'undone', 'same'] as const),
]

/** Returns how much of what is under way is done, 0 to 1. */
export function shareDone({ state, total, outcomes }: Batch): number {
  const written = (outcomes.drafted ?? 0) + (outcomes.published ?? 0) + (outcomes['taken-down'] ?? 0)
  const [left, all] =
    state === 'undoing'
      ? [written, written + (outcomes.undone ?? 0) + (outcomes.left ?? 0)]
      : [(outcomes.unplanned ?? 0) + (state === 'running' ? (outcomes.waiting ?? 0) : 0), total]
  return all === 0 ? 1 : (all - left) / all
}

/** Returns whether a batch wrote something that is not taken back. */
export const isUndoable = ({ state, outcomes }: Batch): boolean =>
  (state === 'done' || state === 'stopped') &&
  (outcomes.drafted ?? 0) + (outcomes.published ?? 0) + (outcomes['taken-down'] ?? 0) > 0

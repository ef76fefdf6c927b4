import { showToast } from '../ui/toast/toast-messages.ts'
import { ChunkLoadError } from './lazy-import.ts'

/** Shows a toast about a chunk that failed to load. A missing chunk was probably replaced by a new release. */
export const reportLoadFailure = (error: unknown): void =>
  showToast(
    error instanceof ChunkLoadError && error.type === 'timeout'
      ? 'Загружается слишком долго. Проверьте интернет и\u00a0попробуйте ещё раз'
      : 'Не получилось загрузить. Проверьте интернет или обновите страницу',
    'failure',
  )

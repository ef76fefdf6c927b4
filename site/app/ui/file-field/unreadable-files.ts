import { messages } from '@rapport/contract/errors/messages'

/**
 * Returns the files that changed or were deleted on disk after they were chosen. The browser would abort a request
 * with them as if it were offline.
 */
export async function findUnreadable(files: File[]): Promise<File[]> {
  const probes = files.map((file) =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => [],
        () => [file],
      ),
  )
  return (await Promise.all(probes)).flat()
}

/** Returns the error message for an unreadable file. */
export const unreadableError = ({ name }: File): string =>
  `${messages.fileUpload}: «${name}» изменили или удалили после выбора. Выберите его ещё\u00a0раз`

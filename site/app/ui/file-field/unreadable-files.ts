import { messages } from '@rapport/contract/errors/messages'

/**
 * Returns the files that the browser can't read any more: changed or gone on the disk since they were chosen. It would
 * break the request off as if there were no connection.
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

/** Returns the error of a file that can't be read any more. */
export const unreadableError = ({ name }: File): string =>
  `${messages.fileUpload}: «${name}» изменили или удалили после выбора. Выберите его ещё\u00a0раз`

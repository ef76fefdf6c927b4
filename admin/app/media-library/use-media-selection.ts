import { MEDIA_FILTERS } from '@rapport/contract/media/media-library'
import { useSearchParams } from 'react-router'
import type { MediaSelection } from '../media/media-queries.ts'

/** Returns what the address says the list is narrowed to, and what changes it. */
export function useMediaSelection(): [MediaSelection, (selection: MediaSelection) => void] {
  const [params, setParams] = useSearchParams()
  const filter = MEDIA_FILTERS.find((name) => name === params.get('filter'))
  const selection = {
    search: params.get('search') ?? undefined,
    folder: params.get('folder') ?? undefined,
    filter,
  }
  const select = (next: MediaSelection) => {
    const given = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]))
    setParams(given, { replace: true })
  }
  return [selection, select]
}

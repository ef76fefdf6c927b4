import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { ImportRow } from '@rapport/staff-contract/imports/imports'
import type { ImportResult } from './import-kind.ts'
import type { PresentEntry } from './list-entries.ts'
import type { ContentWrite } from './write-content.ts'

type Present = Pick<PresentEntry<ContentKindName>, 'entry' | 'isDraft'> | undefined

/** Whether a batch puts a thing onto the site: not where it would take edits along that somebody has not finished. */
export const isPublishable = (present: Present): boolean =>
  present === undefined || (present.entry.publishedVersion !== null && !present.isDraft)

/** Returns what the report says of a thing that stays a draft though all was to be published. */
export const draftNotes = (as: ImportResult, present: Present): ImportRow['changes'] =>
  as === 'published' && !isPublishable(present)
    ? [
        {
          header: 'На сайте',
          before: '',
          after: present?.isDraft
            ? 'Останется черновиком: в\u00A0нём уже есть неопубликованные правки'
            : 'Останется черновиком: сейчас этого на\u00A0сайте нет',
        },
      ]
    : []

/** Returns which thing a write is of, and from which version. */
export const targetOf = (present: Present): Pick<ContentWrite, 'id' | 'version'> =>
  present ? { id: present.entry.id, version: present.entry.version } : {}

/** Returns what tells that a thing was changed since. */
export const versionOf = (present: Present): string =>
  present ? `${present.entry.id}:${present.entry.version}` : 'new'

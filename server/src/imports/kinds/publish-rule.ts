import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { ImportRow } from '@rapport/staff-contract/imports/imports'
import type { ImportResult } from './import-kind.ts'
import type { CurrentEntry } from './list-entries.ts'
import type { ContentWrite } from './write-content.ts'

type MaybeCurrent = Pick<CurrentEntry<ContentKindName>, 'entry' | 'isDraft'> | undefined

/** An entry with a draft is not published, to keep its unfinished edits off the site. */
export const isPublishable = (current: MaybeCurrent): boolean =>
  current === undefined || (current.entry.publishedVersion !== null && !current.isDraft)

/** Returns notes for the report if an entry stays a draft although the import publishes. */
export const draftNotes = (as: ImportResult, current: MaybeCurrent): ImportRow['changes'] =>
  as === 'published' && !isPublishable(current)
    ? [
        {
          header: 'На сайте',
          before: '',
          after: current?.isDraft
            ? 'Останется черновиком: в\u00A0нём уже есть неопубликованные правки'
            : 'Останется черновиком: сейчас этого на\u00A0сайте нет',
        },
      ]
    : []

/** Returns the id and version of the entry to write, empty for a new one. */
export const getTarget = (current: MaybeCurrent): Pick<ContentWrite, 'id' | 'version'> =>
  current ? { id: current.entry.id, version: current.entry.version } : {}

/** Returns the version for the fingerprint of the plan. */
export const formatVersion = (current: MaybeCurrent): string =>
  current ? `${current.entry.id}:${current.entry.version}` : 'new'

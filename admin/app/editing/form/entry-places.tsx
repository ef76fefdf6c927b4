import type { EntryPlace } from '@rapport/staff-contract/entries/catalog-tree'
import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { entryPath, formatTitle } from '../entry-kinds.ts'
import { entryPlacesQuery } from '../entry-queries.ts'
import type { EntryEditor } from './entry-editor.ts'
import styles from './entry-places.module.css'
import { useEditorState } from './use-entry-editor.ts'

/** How another entry uses this one, by the field of the other. */
const FIELD_NAMES: Record<EntryPlace['field'], string> = {
  parent: 'стоит в\u00A0этой группе',
  shows: 'показывает на\u00A0своей странице',
  priceGroups: 'показывает эти цены',
  members: 'состоит из\u00A0него',
  categories: 'даёт на\u00A0него цены',
}

/** Pages that show the entry, its own included. */
export function EntryPlaces<K extends ContentKindName>({ editor }: { editor: EntryEditor<K> }) {
  const { entry } = useEditorState(editor)
  return entry?.published ? <PublishedPlaces id={entry.id} version={entry.version} /> : null
}

function PublishedPlaces({ id, version }: { id: number; version: number }) {
  const { data, error, refetch } = useQuery(entryPlacesQuery({ id, version }))
  return (
    <Panel heading="Где показано">
      {!data && !error && <Skeleton lines={2} />}
      {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      {data && (
        <ul className={styles.places}>
          {data.path && (
            <li>
              <a href={data.path} target="_blank" rel="noopener">
                {data.path}
              </a>
            </li>
          )}
          {data.places.map((place) => (
            <li key={`${place.field} ${place.id}`}>
              <PlaceTitle place={place} />
              <span className={styles.field}> — {FIELD_NAMES[place.field]}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.places.length === 0 && !data.path && <p>Пока нигде.</p>}
      {data && data.places.length >= ADMIN_LIST_MAX && <p>Это первые {ADMIN_LIST_MAX}.</p>}
    </Panel>
  )
}

function PlaceTitle({ place }: { place: EntryPlace }) {
  const path = entryPath(place)
  return path ? <Link to={path}>{formatTitle(place)}</Link> : formatTitle(place)
}

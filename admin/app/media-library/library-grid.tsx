import { batchPermissions } from '@rapport/staff-contract/batches/batch-permissions'
import type { MediaAsset } from '@rapport/staff-contract/media/media-library'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { selectedText } from '../editing/list/selected-text.ts'
import { SelectShown } from '../lists/select-shown.tsx'
import { rowsBetween, type Selection, withSelected } from '../lists/selection.ts'
import { MediaGrid } from '../media/media-grid.tsx'
import { type MediaSelection, mediaCountQuery, mediaListQuery } from '../media/media-queries.ts'
import { MediaTile } from '../media/media-tile.tsx'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { ChosenPictures } from './chosen-pictures.tsx'
import styles from './library-grid.module.css'

/** Pictures that the library is narrowed to, each a link; who may change many at once ticks them, or takes all of them. */
export function LibraryGrid({ narrowed }: { narrowed: MediaSelection }) {
  const { role } = useSession().member
  const { search } = useLocation()
  const { data } = useInfiniteQuery(mediaListQuery(narrowed))
  const [chosen, setChosen] = useState<Selection<MediaAsset>>(new Map())
  const [allOf, setAllOf] = useState<{ filter: string; text: string }>()
  const lastId = useRef<number>(undefined)
  const isRange = useRef(false)
  const assets = data?.pages.flatMap((page) => page.assets) ?? []
  const filterKey = JSON.stringify(narrowed)
  // All by one filter is not all by another.
  const all = allOf?.filter === filterKey ? allOf : undefined
  const { writeMany, writeManySeo = writeMany } = batchPermissions.picture
  const mayChoose = hasPermission(role, writeManySeo)
  const { data: counted } = useQuery({ ...mediaCountQuery(narrowed), enabled: mayChoose })

  function choose(asset: MediaAsset, isChosen: boolean): void {
    const some = isRange.current ? rowsBetween(assets, lastId.current, asset) : [asset]
    lastId.current = asset.id
    setChosen(withSelected(chosen, some, isChosen))
  }
  function clear(): void {
    setChosen(new Map())
    setAllOf(undefined)
  }
  const link = (asset: MediaAsset, className: string | undefined) => (
    <Link to={{ pathname: `/media/${asset.id}/`, search }} className={className}>
      <MediaTile asset={asset} />
    </Link>
  )
  // What lies in the trash is opened and brought back, and not changed.
  if (!mayChoose || narrowed.filter === 'trashed') return <MediaGrid selection={narrowed}>{link}</MediaGrid>
  return (
    <>
      {(all || chosen.size > 0) && (
        <ChosenPictures
          target={all ? { mediaFilter: narrowed } : { ids: [...chosen.keys()] }}
          text={all ? all.text : selectedText('picture', chosen.size)}
          onCleared={clear}
        />
      )}
      <SelectShown
        rows={assets}
        counted={counted}
        selection={chosen}
        onSelect={setChosen}
        isAllSelected={all !== undefined}
        onSelectAll={(text) => setAllOf({ filter: filterKey, text })}
      />
      <MediaGrid selection={narrowed}>
        {(asset, className) => (
          <div className={styles.tile}>
            {link(asset, className)}
            <div className={styles.box}>
              <Checkbox
                isLabelHidden
                label={`Выбрать: ${asset.name}`}
                isSelected={all !== undefined || chosen.has(asset.id)}
                isDisabled={all !== undefined}
                onPressStart={({ shiftKey }) => {
                  isRange.current = shiftKey
                }}
                onChange={(isChosen) => choose(asset, isChosen)}
              />
            </div>
          </div>
        )}
      </MediaGrid>
    </>
  )
}

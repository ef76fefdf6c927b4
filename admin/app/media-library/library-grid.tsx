import { picturePermissions } from '@rapport/staff-contract/batches/batch-permissions'
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

/** Grid of pictures. Members who may edit many at once can select some, or all matching the filter. */
export function LibraryGrid({ selection }: { selection: MediaSelection }) {
  const { role } = useSession().member
  const { search } = useLocation()
  const { data } = useInfiniteQuery(mediaListQuery(selection))
  const [chosen, setChosen] = useState<Selection<MediaAsset>>(new Map())
  const [allMatching, setAllMatching] = useState<{ filter: string; text: string }>()
  const lastId = useRef<number>(undefined)
  const isRange = useRef(false)
  const assets = data?.pages.flatMap((page) => page.assets) ?? []
  const filterKey = JSON.stringify(selection)
  // A selection of all pictures belongs to its filter; another filter drops it.
  const all = allMatching?.filter === filterKey ? allMatching : undefined
  const { writeMany, writeManySeo = writeMany } = picturePermissions
  const mayChoose = hasPermission(role, writeManySeo)
  const { data: counted } = useQuery({ ...mediaCountQuery(selection), enabled: mayChoose })

  function choose(asset: MediaAsset, isChosen: boolean): void {
    const some = isRange.current ? rowsBetween(assets, lastId.current, asset) : [asset]
    lastId.current = asset.id
    setChosen(withSelected(chosen, some, isChosen))
  }
  function clear(): void {
    setChosen(new Map())
    setAllMatching(undefined)
  }
  const link = (asset: MediaAsset, className: string | undefined) => (
    <Link to={{ pathname: `/media/${asset.id}/`, search }} className={className}>
      <MediaTile asset={asset} />
    </Link>
  )
  // Pictures in the trash can be opened and restored, but not edited.
  if (!mayChoose || selection.filter === 'trashed') return <MediaGrid selection={selection}>{link}</MediaGrid>
  return (
    <>
      {(all || chosen.size > 0) && (
        <ChosenPictures
          target={all ? { mediaFilter: selection } : { ids: [...chosen.keys()] }}
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
        onSelectAll={(text) => setAllMatching({ filter: filterKey, text })}
      />
      <MediaGrid selection={selection}>
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

import { PreviewPane } from '../preview/preview-pane.tsx'
import { LoadEntry } from './load-entry.tsx'

interface SitePictureProps {
  /** Draft that the site is shown with; undefined: the site as it is. */
  entryId?: number | undefined
  /** Changes with what is shown; reloads it. */
  savedVersion?: number | string
}

/** The site as it becomes with a draft, or as it is now. Other sites can't frame its pages, so both are previews. */
export const SitePicture = ({ entryId, savedVersion = '' }: SitePictureProps) =>
  entryId === undefined ? (
    <LoadEntry kind="site">
      {(site) => site && <PreviewPane entryIds={[site.id]} savedVersion={savedVersion} />}
    </LoadEntry>
  ) : (
    <PreviewPane entryIds={[entryId]} savedVersion={savedVersion} />
  )

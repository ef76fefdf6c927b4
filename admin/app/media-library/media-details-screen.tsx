import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { failureText, isMissing } from '../api/admin-error.ts'
import { changesPath } from '../api/changes-path.ts'
import { mediaDetailsQuery } from '../media/media-queries.ts'
import { SideDialog } from '../ui/dialog/side-dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { FileActions } from './file-actions.tsx'
import { FileFacts } from './file-facts.tsx'
import styles from './media-details.module.css'
import { MediaForm } from './media-form.tsx'
import { TrashedPicture } from './trashed-picture.tsx'
import { UsageList } from './usage-list.tsx'

export function Component() {
  const { id } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { data, error } = useQuery(mediaDetailsQuery(Number(id)))
  const close = () => void navigate({ pathname: '/media/', search })
  return (
    <SideDialog
      heading={data ? <code className={styles.name}>{data.asset.name}</code> : 'Картинка'}
      onClose={close}
    >
      {!data && !error && <Skeleton lines={8} />}
      {!data && error && isMissing(error) && (
        <>
          <p>Этой картинки больше нет: её удалили.</p>
          <Link to={changesPath('media', Number(id))}>Кто и&nbsp;когда</Link>
        </>
      )}
      {!data && error && !isMissing(error) && <Notice kind="error">{failureText(error)}</Notice>}
      {data && (
        <>
          {data.asset.trashedAt && <TrashedPicture asset={data.asset} />}
          <FileFacts asset={data.asset} />
          {!data.asset.trashedAt && <MediaForm key={data.asset.id} asset={data.asset} />}
          <UsageList details={data} />
          <Link to={changesPath('media', data.asset.id)}>Что менялось</Link>
          {!data.asset.trashedAt && <FileActions details={data} onTrashed={close} />}
        </>
      )}
    </SideDialog>
  )
}

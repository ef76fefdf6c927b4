import type { ProductionOrder } from '@rapport/staff-contract/production/production'
import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatBytes } from '../ui/text/format-bytes.ts'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './production.module.css'

/** Opens a file. Each opening is logged. */
const useOpening = () =>
  useMutation({
    mutationFn: (id: string) => callAdmin('openProductionFile', { params: { id } }),
    onSuccess: ({ path, previewPath }) => location.assign(previewPath ?? path),
    onError: (error) => showToast(failureText(error)),
  })

/** Layouts and other files that came with an order. */
export function ProductionFiles({ files }: Pick<ProductionOrder, 'files'>) {
  const { mutate, isPending } = useOpening()
  return (
    <Panel heading="Файлы">
      <div className={styles.files}>
        {files.map(({ id, name }) => (
          <Button key={id} variant="secondary" isPending={isPending} onPress={() => mutate(id)}>
            {name}
          </Button>
        ))}
      </div>
    </Panel>
  )
}

/** What to make: the pages and files that the customer approved. */
export function ApprovedProof({ proof }: { proof: NonNullable<ProductionOrder['proof']> }) {
  const { mutate, isPending } = useOpening()
  const { version, isApproved, files, pages } = proof
  return (
    <Panel heading={isApproved ? `Макет утверждён, версия ${version}` : 'Макет'}>
      {!isApproved && (
        <Notice kind="warning">
          Версия {version} ещё не&nbsp;утверждена клиентом. Прежние файлы не&nbsp;использовать.
        </Notice>
      )}
      {pages.length > 0 && (
        <ul aria-label="Страницы макета" className={styles.proofPages}>
          {pages.map(({ page, small, large, width, height }) => (
            <li key={page}>
              <a href={large} target="_blank" rel="noreferrer">
                <img
                  src={small}
                  alt={`Страница ${page}, открыть крупно`}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.files}>
        {files.map(({ id, name, size, isRemoved }) =>
          isRemoved ? (
            <p key={id}>{name}: удалён, срок хранения истёк</p>
          ) : (
            <Button key={id} variant="secondary" isPending={isPending} onPress={() => mutate(id)}>
              <span className={styles.fileName}>{name}</span>
              <span className={styles.fileSize}>{formatBytes(size)}</span>
            </Button>
          ),
        )}
      </div>
    </Panel>
  )
}

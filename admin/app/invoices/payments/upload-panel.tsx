import { STATEMENT_FILE_BYTES } from '@rapport/staff-contract/invoices/bank-payment'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useNavigate } from 'react-router'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { sendFile } from '../../api/send-file.ts'
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../../ui/drop-zone/file-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import styles from './payments.module.css'
import { usePaymentWrite } from './use-payment-write.ts'

const MEGABYTE = 1_000_000

/** Uploads a statement and shows its payments. Nothing is booked by it. */
export function UploadPanel({ isPrimary }: { isPrimary: boolean }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = usePaymentWrite<{ id: string; added: number }>()
  const send = ([file]: File[]) => {
    if (!file || isPending) return
    mutate({
      send: async () => {
        if (file.size > STATEMENT_FILE_BYTES)
          throw new AdminError('status', staffMessages.fileTooLarge(STATEMENT_FILE_BYTES / MEGABYTE))
        const { statement, added } = await sendFile('uploadBankStatement', { file })
        return { id: statement.id, added }
      },
      onDone: ({ id, added }) => void navigate(`/payments/?statement=${id}&added=${added}`),
    })
  }
  return (
    <Panel heading="Загрузить выписку" lead="Сначала покажем платежи. Проводите их сами.">
      <DropZone label="Отпустите, чтобы загрузить" onFiles={send}>
        <div className={styles.stack}>
          <p className={styles.soft}>
            Бросьте сюда файл <code>kl_to_1c.txt</code> из&nbsp;интернет-банка, до&nbsp;10&nbsp;МБ,
            или&nbsp;выберите.
          </p>
          {error && failureText(error) && <Notice kind="error">{failureText(error)}</Notice>}
          <div>
            <FileButton
              accept={['.txt']}
              onFiles={send}
              isPending={isPending}
              variant={isPrimary ? 'primary' : 'secondary'}
            >
              Выбрать файл
            </FileButton>
          </div>
        </div>
      </DropZone>
    </Panel>
  )
}

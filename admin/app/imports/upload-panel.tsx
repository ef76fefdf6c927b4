import { mayImport, TABLE_KINDS, type TableKind } from '@rapport/staff-contract/imports/import-kinds'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './imports.module.css'
import { useSendImport } from './use-send-import.ts'

const TYPES = ['.xlsx', '.csv', '.txt']

/** Uploads a table and starts its dry run; nothing changes before it is applied. */
export function UploadPanel() {
  const { role } = useSession().member
  const kinds = TABLE_KINDS.filter((kind) => mayImport(role, kind))
  const [params] = useSearchParams()
  const kindInUrl = kinds.find((kind) => kind === params.get('kind'))
  const [kind, setKind] = useState<TableKind>(kindInUrl ?? kinds[0] ?? 'items')
  const { sending, progress, send: sendFile } = useSendImport()
  const send = ([file]: File[]) => file && sendFile(kind, file)
  return (
    <Panel
      heading="Загрузить одну таблицу"
      lead="Сначала покажем, что изменится и&nbsp;где ошибки. Чего нет в&nbsp;файле, остаётся как&nbsp;есть."
    >
      <DropZone label="Отпустите, чтобы загрузить" onFiles={send}>
        <div className={styles.upload}>
          <Select
            label="Что загрузить"
            options={kinds.map((value) => ({ value, label: rowKindNames[value] }))}
            value={kind}
            onChange={setKind}
          />
          <p className={styles.soft}>
            Бросьте сюда файл .xlsx или&nbsp;.csv до&nbsp;20&nbsp;МБ и&nbsp;20&nbsp;000&nbsp;строк, вставьте
            из&nbsp;буфера или&nbsp;выберите.
          </p>
          {sending.error && failureText(sending.error) && (
            <Notice kind="error">{failureText(sending.error)}</Notice>
          )}
          {sending.isPending && <Progress label="Загружаем файл" value={progress} />}
          <FileButton accept={TYPES} onFiles={send} isPending={sending.isPending}>
            Выбрать файл
          </FileButton>
        </div>
      </DropZone>
    </Panel>
  )
}

import { IMPORT_KINDS, type ImportKind, mayImport } from '@rapport/staff-contract/imports/import-kinds'
import { IMPORT_BYTES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { callAdmin } from '../api/admin-api.ts'
import { AdminError, failureText } from '../api/admin-error.ts'
import { sendFile } from '../api/send-file.ts'
import { useSession } from '../api/session-context.ts'
import { Button } from '../ui/button/button.tsx'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import { Select } from '../ui/select/select.tsx'
import styles from './imports.module.css'
import { saveFile } from './save-file.ts'

const MEGABYTE = 1024 * 1024
const TYPES = ['.xlsx', '.csv', '.txt']

/** Uploads a table and starts its dry run; nothing changes before it is applied. */
export function UploadPanel() {
  const { role } = useSession().member
  const kinds = IMPORT_KINDS.filter((kind) => mayImport(role, kind))
  const [params] = useSearchParams()
  const kindInUrl = kinds.find((kind) => kind === params.get('kind'))
  const [kind, setKind] = useState<ImportKind>(kindInUrl ?? kinds[0] ?? 'items')
  const [progress, setProgress] = useState(0)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => {
      setProgress(0)
      // Checked before an upload that may take minutes.
      if (file.size > IMPORT_BYTES_MAX)
        throw new AdminError('status', staffMessages.fileTooLarge(IMPORT_BYTES_MAX / MEGABYTE))
      return sendFile('uploadImport', { form: { kind }, file, onProgress: setProgress })
    },
    onSuccess: async ({ import: run }) => {
      await queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
      await navigate(`/imports/${run.id}/`)
    },
  })
  const send = ([file]: File[]) => file && !sending.isPending && sending.mutate(file)
  return (
    <Panel
      heading="Загрузить"
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
          {kinds.includes('items') && <TemplateButton />}
        </div>
      </DropZone>
    </Panel>
  )
}

/** Downloads a workbook with instructions and a sheet for each kind of rows of the catalogue. */
function TemplateButton() {
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const form = { kind: 'items', format: 'xlsx', rows: 'template', q: '', from: '', to: '' } as const
      await saveFile((await callAdmin('createExport', { form })).path)
    },
  })
  return (
    <>
      <p className={styles.soft}>
        Каталог с&nbsp;нуля: в&nbsp;шаблоне листы «Материалы», «Изделия», «Цены» и&nbsp;подсказки
        к&nbsp;каждому столбцу. Прочтём лист того, что выбрано выше; загрузите файл по&nbsp;разу
        на&nbsp;каждый лист.
      </p>
      {saving.error && failureText(saving.error) && <Notice kind="error">{failureText(saving.error)}</Notice>}
      <Button variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
        Шаблон каталога
      </Button>
    </>
  )
}

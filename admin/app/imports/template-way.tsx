import { useMutation } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { saveFile } from '../api/save-file.ts'
import { Button } from '../ui/button/button.tsx'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import styles from './catalogue-panel.module.css'
import { useSendImport } from './use-send-import.ts'

/** Downloads the template of the catalogue, and uploads it filled in. */
export function TemplateWay() {
  const { sending, progress, send } = useSendImport()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const form = { kind: 'items', format: 'xlsx', rows: 'template', q: '', from: '', to: '' } as const
      await saveFile((await callAdmin('createExport', { form })).path)
    },
  })
  const failure = sending.error ?? saving.error
  const sendFirst = ([file]: File[]) => file && send('catalogue', file)
  return (
    <DropZone acceptsPaste={false} label="Отпустите, чтобы загрузить" onFiles={sendFirst}>
      <section className={styles.way} aria-labelledby="way-template">
        <h3 id="way-template">Наш шаблон</h3>
        <p className={styles.soft}>
          Таблица с&nbsp;листами «Группы», «Изделия», «Цены по&nbsp;количеству», «Материалы» и&nbsp;«Цены»,
          с&nbsp;подсказками. Заполните и&nbsp;загрузите целиком.
        </p>
        {failure && failureText(failure) && <Notice kind="error">{failureText(failure)}</Notice>}
        {sending.isPending && <Progress label="Загружаем файл" value={progress} />}
        <div className={styles.actions}>
          <FileButton accept={['.xlsx']} onFiles={sendFirst} isPending={sending.isPending}>
            Загрузить заполненный
          </FileButton>
          <Button variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
            Скачать шаблон
          </Button>
        </div>
      </section>
    </DropZone>
  )
}

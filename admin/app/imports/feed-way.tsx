import { FEED_BYTES_MAX } from '@rapport/staff-contract/imports/import-limits'
import { useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import styles from './catalogue-panel.module.css'
import { useSendImport } from './use-send-import.ts'

const MEGABYTE = 1024 * 1024
const TYPES = ['.xml', '.yml']

/** Takes the catalogue of an old site from its YML feed: by its address, or as a file. */
export function FeedWay() {
  const [url, setUrl] = useState('')
  const { sending, progress, send, start } = useSendImport()
  const sendFirst = ([file]: File[]) => file && send('feed', file)
  const download = () => start(() => callAdmin('downloadFeed', { form: { url: url.trim() } }))
  return (
    <DropZone acceptsPaste={false} label="Отпустите, чтобы загрузить" onFiles={sendFirst}>
      <section className={styles.way} aria-labelledby="way-feed">
        <h3 id="way-feed">Фид старого сайта</h3>
        <p className={styles.soft}>
          Тот&nbsp;же, что для&nbsp;Яндекс&nbsp;Маркета (YML). Возьмём группы, изделия, цены и&nbsp;картинки,
          а&nbsp;со&nbsp;старых адресов поставим переадресации.
        </p>
        {sending.error && failureText(sending.error) && (
          <Notice kind="error">{failureText(sending.error)}</Notice>
        )}
        {sending.isPending && <Progress label="Читаем фид" value={progress} />}
        <TextField label="Адрес фида" type="url" value={url} onChange={setUrl} />
        <div className={styles.actions}>
          <Button isPending={sending.isPending} isDisabled={url.trim() === ''} onPress={download}>
            Взять по&nbsp;адресу
          </Button>
          <FileButton accept={TYPES} variant="secondary" onFiles={sendFirst} isDisabled={sending.isPending}>
            Выбрать файл фида
          </FileButton>
        </div>
        <p className={styles.soft}>Файл: до&nbsp;{FEED_BYTES_MAX / MEGABYTE}&nbsp;МБ.</p>
      </section>
    </DropZone>
  )
}

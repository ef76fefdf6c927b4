import { failureText } from '../api/admin-error.ts'
import { DropZone } from '../ui/drop-zone/drop-zone.tsx'
import { FileButton } from '../ui/drop-zone/file-button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Progress } from '../ui/progress/progress.tsx'
import styles from './catalogue-panel.module.css'
import { useSendImport } from './use-send-import.ts'
import { listChosen, listDropped, zipPictures } from './zip-pictures.ts'

/** Uploads an archive or a folder of pictures. */
export function PicturesWay() {
  const { sending, progress, send } = useSendImport()
  const sendFiles = (files: File[]) => send('pictures', () => zipPictures(listChosen(files)))
  const sendEntries = (entries: FileSystemEntry[]) =>
    send('pictures', async () => zipPictures(await listDropped(entries)))
  return (
    <DropZone
      acceptsPaste={false}
      label="Отпустите, чтобы загрузить"
      onFiles={sendFiles}
      onEntries={sendEntries}
    >
      <section className={styles.way} aria-labelledby="way-pictures">
        <h3 id="way-pictures">Картинки</h3>
        <p className={styles.soft}>
          Архив ZIP или&nbsp;папка, до&nbsp;500&nbsp;МБ. Изделие узнаем по&nbsp;артикулу или&nbsp;названию
          в&nbsp;имени файла: «123‑1.jpg», «Футболка белая&nbsp;(2).png».
        </p>
        {sending.error && failureText(sending.error) && (
          <Notice kind="error">{failureText(sending.error)}</Notice>
        )}
        {sending.isPending && <Progress label="Загружаем картинки" value={progress} />}
        <div className={styles.actions}>
          <FileButton accept={['.zip']} onFiles={sendFiles} isPending={sending.isPending}>
            Выбрать архив
          </FileButton>
          <FileButton
            accept={[]}
            isFolder
            variant="secondary"
            onFiles={sendFiles}
            isDisabled={sending.isPending}
          >
            Выбрать папку
          </FileButton>
        </div>
      </section>
    </DropZone>
  )
}

import { Button } from '../ui/button/button.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './factors.module.css'

/** Recovery codes with a download link; the server shows them only once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const text = codes.join('\n')

  function download(): void {
    const url = URL.createObjectURL(
      new Blob([`Резервные коды панели управления\n\n${text}\n`], { type: 'text/plain' }),
    )
    Object.assign(document.createElement('a'), { href: url, download: 'резервные-коды.txt' }).click()
    URL.revokeObjectURL(url)
  }

  return (
    <div className={styles.step}>
      <p>
        Каждый заменит код из&nbsp;приложения один раз: если телефон потерян или сломан. Больше мы&nbsp;их
        не&nbsp;покажем, поэтому сохраните сейчас.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton
          text={text}
          copied="Коды скопированы"
          refused="Браузер не&nbsp;дал скопировать. Скачайте файл или перепишите коды"
        >
          Скопировать
        </CopyButton>
        <Button variant="secondary" onPress={download}>
          Скачать файлом
        </Button>
      </div>
      <Button autoFocus onPress={onSaved}>
        Я&nbsp;сохранил коды
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import styles from './factors.module.css'

/** Shows recovery codes, the one time that they are there to be seen. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const [failure, setFailure] = useState('')
  const text = codes.join('\n')

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('Коды скопированы'),
      () => setFailure('Браузер не\u00A0дал скопировать. Скачайте файл или перепишите коды'),
    )

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
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" onPress={() => void copy()}>
          Скопировать
        </Button>
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

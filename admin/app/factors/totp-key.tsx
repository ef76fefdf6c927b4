import { QrCode } from '../ui/qr-code/qr-code.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './factors.module.css'

interface TotpKeyProps {
  /** `otpauth://totp/…`, which authenticator apps open. */
  uri: string
  secret: string
  /** On a phone the app is on the same device, so a link replaces scanning. */
  isOnPhone: boolean
}

export const TotpKey = ({ uri, secret, isOnPhone }: TotpKeyProps) => (
  <>
    {isOnPhone && (
      <p>
        <a href={uri} className={styles.open}>
          Открыть в&nbsp;приложении
        </a>
      </p>
    )}
    <QrCode text={uri} label="Код для приложения" />
    <div>
      <p className={styles.hint}>
        {isOnPhone ? 'Не\u00A0открывается' : 'Не\u00A0сканируется'}? Введите ключ вручную:
      </p>
      <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
    </div>
    <div className={styles.actions}>
      <CopyButton
        text={secret}
        copied="Ключ скопирован"
        refused="Браузер не&nbsp;дал скопировать. Перепишите ключ"
      >
        Скопировать ключ
      </CopyButton>
    </div>
  </>
)

import type { Customer } from '@rapport/staff-contract/customers/customers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../api/admin-error.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { consentTextQuery } from './customer-queries.ts'
import styles from './customers.module.css'

export function CustomerConsents({ consents }: Pick<Customer, 'consents'>) {
  const [shown, setShown] = useState<string>()
  return (
    <Panel heading="Согласия">
      {consents.length === 0 && <p className={styles.soft}>Согласий нет.</p>}
      <ul className={styles.list}>
        {consents.map(({ orderNumber, mergedEmail, givenAt, textVersion, textSha256, isTextKept, ip }) => {
          const place = orderNumber
            ? `Заявка ${orderNumber}`
            : mergedEmail
              ? `Регистрация ${mergedEmail}`
              : 'Регистрация'
          return (
            <li key={place} className={styles.row}>
              <div>
                <p>{place}</p>
                <p className={styles.soft}>
                  {[formatMoment(givenAt), textVersion && `редакция ${textVersion}`, ip]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              {textSha256 && !isTextKept && <p className={styles.soft}>Текст не&nbsp;сохранился</p>}
              {textSha256 && isTextKept && (
                <Button
                  variant="quiet"
                  aria-label={`Текст согласия: ${place}`}
                  onPress={() => setShown(textSha256)}
                >
                  Текст
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {shown && (
        <Dialog heading="Текст согласия" size="wide" isOpen onClose={() => setShown(undefined)}>
          <ConsentText sha256={shown} />
        </Dialog>
      )}
    </Panel>
  )
}

function ConsentText({ sha256 }: { sha256: string }) {
  const { data, error } = useQuery(consentTextQuery(sha256))
  if (error && !data) return <Notice kind="error">{failureText(error)}</Notice>
  if (!data) return <Skeleton lines={6} />
  const parts = toPlainText(data.body).split(PHONE)
  return (
    <div className={styles.text}>
      {parts.map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order; every second part is a phone
        at % 2 === 0 ? part : <WholePhone key={at}>{part}</WholePhone>,
      )}
    </div>
  )
}

/** A phone in a text; unmatched it could wrap at its hyphens. */
const PHONE = /(\+7\s?\(?\d{3,5}\)?\s?\d[\d-]{5,8}\d)/
const WholePhone = ({ children }: { children: string }) => <span className={styles.whole}>{children}</span>

/** The text is read here as evidence, so the markup of the page is dropped. */
function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks = [...body.querySelectorAll('h2, h3, p, li')].filter((block) => !block.querySelector('p, li'))
  return blocks
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join('\n\n')
}

import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import { Button } from '../../../ui/button/button.tsx'
import { toNode } from '../../../ui/element/to-node.ts'
import { formatDate } from '../../../ui/text/date.ts'
import { showToast } from '../../../ui/toast/toast-messages.ts'
import styles from '../calculator.module.css'

/** Shows a sentence below the buttons, and reads it out. */
export function showNote(holder: HTMLElement, text: string): void {
  holder.replaceChildren(
    toNode(
      <p role="alert" className={styles.saved}>
        {text}
      </p>,
    ),
  )
}

/** Shows the link of a stored calculation with a button that copies it. `change` says that prices changed meanwhile. */
export function showSaved(
  holder: HTMLElement,
  { url, validUntil }: CalculationRecord['calculation'],
  change: string | undefined,
): void {
  const { href } = new URL(url, location.href)
  holder.replaceChildren(
    toNode(
      <div className={styles.saved}>
        {change && <p role="alert">{change}.</p>}
        <p>
          <b>Расчёт сохранён.</b> Цены действуют до&nbsp;{formatDate(validUntil)} включительно.
        </p>
        <p>
          <a href={url}>{href}</a>
        </p>
        <p>
          <Button variant="outline" compact data-copy={href}>
            Скопировать ссылку
          </Button>
        </p>
      </div>,
    ),
  )
  holder.querySelector('a')?.focus()
}

/** Copies the link of a pressed button. */
export function copyLink(button: HTMLElement): void {
  navigator.clipboard.writeText(button.dataset.copy ?? '').then(
    () => showToast('Ссылка скопирована'),
    () => showToast('Не\u00a0получилось скопировать: выделите ссылку и\u00a0скопируйте её сами', 'failure'),
  )
}

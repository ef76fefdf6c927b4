import { SHARE_POPUP_HEIGHT, SHARE_POPUP_WIDTH } from '@rapport/contract/blog/blog-limits'
import type { MouseEvent } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { PopoverMenu } from '../ui/popover-menu/popover-menu.tsx'
import { showToast } from '../ui/toast/toast-messages.ts'
import styles from './share-menu.module.css'

interface ShareMenuProps {
  /** Absolute URL of the page. */
  url: string
  title: string
}

/**
 * Shares a page with the native dialog if available, else by Telegram, VK or its URL. Without JavaScript it is a menu
 * of links.
 */
export function ShareMenu({ url, title }: ShareMenuProps) {
  const shareNatively = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    navigator.share({ url, title }).then(
      () => reachGoal('shared', { by: 'device' }),
      // The visitor cancelled.
      () => {},
    )
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => {
        reachGoal('shared', { by: 'copy' })
        showToast('Ссылка скопирована')
      },
      () => showToast('Не получилось скопировать ссылку', 'failure'),
    )
  return (
    <PopoverMenu
      label="Поделиться"
      onPress={shareNatively}
      className={styles.button}
      panelClassName={styles.panel}
    >
      {networks(url, title).map(({ name, by, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.item}
          onClick={(event) => {
            reachGoal('shared', { by })
            openPopup(event)
          }}
        >
          {name}
        </a>
      ))}
      <button type="button" className={styles.copy} onClick={copy}>
        Скопировать ссылку
      </button>
    </PopoverMenu>
  )
}

const networks = (url: string, title: string) => [
  {
    name: 'Telegram',
    by: 'telegram',
    href: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
  },
  { name: 'ВКонтакте', by: 'vk', href: `https://vk.com/share.php?${new URLSearchParams({ url, title })}` },
]

/** Opens a link in a small window. If the browser blocks it, the link works normally. */
function openPopup(event: MouseEvent<HTMLAnchorElement>): void {
  const { href } = event.currentTarget
  const popup = window.open('', '_blank', `popup,width=${SHARE_POPUP_WIDTH},height=${SHARE_POPUP_HEIGHT}`)
  if (!popup) return
  event.preventDefault()
  popup.opener = null
  popup.location.href = href
}

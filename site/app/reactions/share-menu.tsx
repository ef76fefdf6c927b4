import { PopoverMenu } from '../ui/popover-menu/popover-menu.tsx'
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
export const ShareMenu = ({ url, title }: ShareMenuProps) => (
  <share-menu className={styles.whole} data-url={url} data-title={title}>
    <PopoverMenu label="Поделиться" className={styles.button} panelClassName={styles.panel}>
      {networks(url, title).map(({ name, by, href }) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          data-share={by}
          className={styles.item}
        >
          {name}
        </a>
      ))}
      <button type="button" data-share="copy" className={styles.copy}>
        Скопировать ссылку
      </button>
    </PopoverMenu>
  </share-menu>
)

const networks = (url: string, title: string) => [
  {
    name: 'Telegram',
    by: 'telegram',
    href: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
  },
  { name: 'ВКонтакте', by: 'vk', href: `https://vk.com/share.php?${new URLSearchParams({ url, title })}` },
]

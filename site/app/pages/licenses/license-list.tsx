import type { License } from '@rapport/contract/site/site'
import { type MouseEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './licenses.module.css'

/**
 * Documents of the factory, with file sizes of downloads. A picture opens in a dialog, or as a file without
 * JavaScript.
 */
export function LicenseList({ licenses }: { licenses: License[] }) {
  const [shown, setShown] = useState<License>()
  const [open, setOpen] = useState(false)
  const show = (license: License) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(license)
    setOpen(true)
  }
  return (
    <>
      <ul className={styles.list}>
        {licenses.map((license, index) => (
          <li
            key={license.id}
            className={classNames(styles.license, license.document ? styles.large : styles.line)}
          >
            <a
              href={license.image.src}
              aria-haspopup="dialog"
              className={styles.frame}
              onClick={show(license)}
            >
              <Picture
                picture={license.image}
                alt=""
                shape="card"
                {...(!license.document && { sizes: '96px' })}
                priority={index < 4 ? 'eager' : 'lazy'}
                className={styles.picture}
              />
              <VisuallyHidden>Открыть крупно: {license.title}</VisuallyHidden>
              <span className={styles.loupe}>
                <Icon name="search" size={20} />
              </span>
            </a>
            <h2 className={styles.title}>{formatTitle(license.title)}</h2>
            <p className={styles.description}>{license.description}</p>
            {license.document && (
              <a href={license.document} download className={styles.document}>
                <Icon name="download" size={20} />
                Скачать PDF<VisuallyHidden> {license.title}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
      <Dialog open={open} onToggle={setOpen} variant="image" width="auto" label={shown?.title ?? 'Документ'}>
        {shown && (
          <Picture
            picture={shown.image}
            alt={shown.image.alt || shown.title}
            shape="card"
            sizes="720px"
            priority="eager"
          />
        )}
      </Dialog>
    </>
  )
}

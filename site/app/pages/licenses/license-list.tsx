import { pictureSrcset } from '@rapport/contract/media/media'
import type { License } from '@rapport/contract/site/site'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PictureViewer } from '../../ui/picture/picture-viewer.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './licenses.module.css'

/** Documents of the factory, with file sizes of downloads. A picture opens large. */
export function LicenseList({ licenses }: { licenses: License[] }) {
  return (
    <PictureViewer sizes="720px">
      <ul className={styles.list}>
        {licenses.map((license, index) => (
          <li
            key={license.id}
            className={classNames(styles.license, license.document ? styles.large : styles.line)}
          >
            <a
              href={license.image.src}
              aria-haspopup="dialog"
              data-enlarge={license.title}
              data-alt={license.image.alt || undefined}
              data-srcset={license.document ? undefined : pictureSrcset(license.image)}
              className={styles.frame}
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
    </PictureViewer>
  )
}

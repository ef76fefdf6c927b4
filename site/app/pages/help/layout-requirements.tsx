import type { LayoutRequirement } from '@rapport/contract/site/help'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './help.module.css'

interface LayoutRequirementsProps {
  requirements: LayoutRequirement[]
  /** Path of the checklist for download. */
  checklist: string | null
}

/** Requirements of a layout file, with a checklist for download. */
export function LayoutRequirements({ requirements, checklist }: LayoutRequirementsProps) {
  return (
    <>
      <ul className={styles.requirements}>
        {requirements.map(({ id, title, content }) => (
          <li key={id} className={styles.requirement}>
            <Icon name="check" />
            <h3>{title}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
      {checklist && (
        <div className={styles.download}>
          <ButtonLink href={checklist} download variant="outline">
            <Icon name="download" size={20} />
            Скачать чек-лист макета
          </ButtonLink>
          <p className={styles.note}>Одна страница: пройти по&nbsp;ней перед отправкой файлов</p>
        </div>
      )}
    </>
  )
}

import type { Material } from '@rapport/contract/materials/materials'
import { MATERIAL_SECTION_ID } from '@rapport/contract/paths/catalog-list-paths'
import { Picture } from '../ui/picture/picture.tsx'
import { Section } from '../ui/section/section.tsx'
import { RichText } from '../ui/text/rich-text.tsx'
import { MaterialLink } from './material-link.tsx'
import styles from './material-section.module.css'

/** The material in the URL as a section of the page, for browsers without JavaScript. */
export function MaterialSection({ material }: { material: Material | null }) {
  return (
    <noscript>
      <div id={MATERIAL_SECTION_ID}>
        <Section heading={material?.name ?? 'Материал'} tone="paper">
          {material ? <MaterialFacts material={material} /> : <p>Материалы не&nbsp;найдены</p>}
        </Section>
      </div>
    </noscript>
  )
}

function MaterialFacts({
  material: { name, pictures, features, description, materials },
}: {
  material: Material
}) {
  const [picture] = pictures
  return (
    <div className={styles.facts}>
      {picture && (
        <Picture
          picture={picture}
          alt={picture.alt || name}
          shape="card"
          sizes="(min-width: 768px) 280px, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        {features && <RichText html={features} />}
        {description && <RichText html={description} />}
        {materials && materials.length > 0 && (
          <ul className={styles.members}>
            {materials.map((member) => (
              <li key={member.erpId}>
                <MaterialLink erpId={member.erpId}>{member.name}</MaterialLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

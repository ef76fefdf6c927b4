import type { SizeTable } from '@rapport/contract/catalog/catalog'
import type { CSSProperties } from 'react'
import { Section } from '../../ui/section/section.tsx'
import styles from './size-tables.module.css'

interface SizeTablesProps {
  /** Name of the product. */
  name: string
  tables: SizeTable[]
}

/** Measures of a garment by size, beside its drawing. A set has one table per garment. */
export function SizeTables({ name, tables }: SizeTablesProps) {
  if (tables.length === 0) return null
  return (
    <Section heading="Таблица размеров">
      <div className={styles.tables}>
        {tables.map((table) => (
          <SizedGarment key={table.title} name={name} table={table} />
        ))}
        <p className={styles.note}>
          Мерки готового изделия в&nbsp;сантиметрах: оно лежит на&nbsp;столе, застёгнуто и&nbsp;расправлено.
          Обхват вдвое больше ширины.
        </p>
      </div>
    </Section>
  )
}

function SizedGarment({ name, table }: { name: string; table: SizeTable }) {
  const { title, sketch, measures } = table
  const legend = measures.map((measure) => `${measure.letter} — ${measure.name.toLowerCase()}`).join(', ')
  return (
    <div className={styles.garment}>
      <img
        src={sketch.fallback}
        alt={`Чертёж с мерками: ${title || name}. ${legend}`}
        width={sketch.width}
        height={sketch.height}
        loading="lazy"
        decoding="async"
        className={styles.sketch}
        style={{ '--proportion': sketch.width / sketch.height } as CSSProperties}
      />
      <div className={styles.sizes}>
        {title && <h3>{title}</h3>}
        {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a section of the page */}
        <div
          role="region"
          aria-label={['Мерки по размерам', title].filter(Boolean).join(': ')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          className={styles.scroll}
        >
          <Measures {...table} />
        </div>
      </div>
    </div>
  )
}

function Measures({ sizes, measures }: SizeTable) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Размер</th>
          {measures.map(({ letter, name }) => (
            <th key={letter} scope="col">
              <b>{letter}</b> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size, index) => (
          <tr key={size}>
            <th scope="row">{size}</th>
            {measures.map(({ letter, values }) => (
              <td key={letter}>{formatCentimetres(values[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const formatCentimetres = (value: number | undefined) =>
  value === undefined ? '—' : String(value).replace('.', ',')

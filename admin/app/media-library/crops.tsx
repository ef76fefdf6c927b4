import type { Picture } from '@rapport/contract/media/media'
import { Thumbnail } from '../media/thumbnail.tsx'
import styles from './crops.module.css'

const CROPS = [
  { name: 'card', label: 'Карточка 4:5' },
  { name: 'wide', label: 'Широкая' },
  { name: 'circle', label: 'Круг' },
] as const

export const Crops = ({ picture }: { picture: Picture }) => (
  <ul className={styles.crops}>
    {CROPS.map(({ name, label }) => (
      <li key={name} className={styles.crop}>
        <Thumbnail picture={picture} className={styles[name]} isCrop />
        {label}
      </li>
    ))}
  </ul>
)

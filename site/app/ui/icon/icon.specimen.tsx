import { State, States } from '../specimen/state.tsx'
import styles from './icon.specimen.module.css'
import { Icon, iconNames } from './icon.tsx'

export function IconSpecimen() {
  return (
    <States>
      <State wide name="Знаки, 24 единицы, цветом текста">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </State>
      <State name="Мельче и крупнее">
        <div className={styles.icons}>
          <Icon name="phone" size={18} />
          <Icon name="phone" size={40} />
        </div>
      </State>
    </States>
  )
}

import { Link } from 'react-router'
import { DropMenu } from '../ui/drop-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './drop-menu.specimen.module.css'
import { State, States } from './state.tsx'

const ways = ['Футболки', 'Поло', 'Платья', 'Ёлочные скатерти', 'Шарфы', 'Шопперы']

export function DropMenuSpecimen() {
  return (
    <States>
      <State name="Ссылки">
        <DropMenu
          className={styles.button}
          label={
            <>
              Что шьём <Icon name="chevronDown" size={18} />
            </>
          }
        >
          <ul>
            {ways.map((way) => (
              <li key={way}>
                <Link to={`/__playground/drop-menu/#${way}`} className={styles.link}>
                  {way}
                </Link>
              </li>
            ))}
          </ul>
        </DropMenu>
      </State>
      <State name="Длиннее 300 px">
        <DropMenu className={styles.button} label="Все тиражи">
          <ul>
            {Array.from({ length: 20 }, (_, index) => `${(index + 1) * 50} штук`).map((way) => (
              <li key={way}>
                <Link to="/__playground/drop-menu/" className={styles.link}>
                  {way}
                </Link>
              </li>
            ))}
          </ul>
        </DropMenu>
      </State>
    </States>
  )
}

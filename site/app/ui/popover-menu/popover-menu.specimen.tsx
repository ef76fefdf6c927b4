import { Icon } from '../icon/icon.tsx'
import { State, States } from '../specimen/state.tsx'
import styles from './popover-menu.specimen.module.css'
import { PopoverMenu } from './popover-menu.tsx'

const items = ['Футболки', 'Поло', 'Платья', 'Ёлочные скатерти', 'Шарфы', 'Шопперы']

export function PopoverMenuSpecimen() {
  return (
    <States>
      <State name="Ссылки">
        <PopoverMenu
          className={styles.button}
          label={
            <>
              Что шьём <Icon name="chevronDown" size={18} />
            </>
          }
        >
          <ul>
            {items.map((item) => (
              <li key={item}>
                <a href={`/__playground/drop-menu/#${item}`} className={styles.link}>
                  {item}
                </a>
              </li>
            ))}
          </ul>
        </PopoverMenu>
      </State>
      <State name="Длиннее 300 px">
        <PopoverMenu className={styles.button} label="Все тиражи">
          <ul>
            {Array.from({ length: 20 }, (_, index) => `${(index + 1) * 50} штук`).map((item) => (
              <li key={item}>
                <a href="/__playground/drop-menu/" className={styles.link}>
                  {item}
                </a>
              </li>
            ))}
          </ul>
        </PopoverMenu>
      </State>
    </States>
  )
}

import { IconButton } from '../../ui/button/icon-button.tsx'
import styles from './scroll-top.module.css'

/** Button that scrolls to the top of the page. */
export const ScrollTop = () => (
  <scroll-top>
    <IconButton hidden icon="arrowUp" label="Наверх" className={styles.button} />
  </scroll-top>
)

import { Icon } from '../icon/icon.tsx'
import { classNames } from '../text/class-names.ts'
import iconButton from './icon-button.module.css'
import styles from './play-button.module.css'
import { PAUSE_LABEL } from './play-state.ts'

/** Round button that pauses a show, or resumes it. `setPlaying` changes its state. */
export const PlayButton = () => (
  <button
    type="button"
    data-play=""
    aria-label={PAUSE_LABEL}
    className={classNames(iconButton.round, styles.button)}
  >
    <Icon name="pause" />
    <Icon name="play" />
  </button>
)

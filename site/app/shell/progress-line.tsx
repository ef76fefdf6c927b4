import { useNavigation } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import styles from './progress-line.module.css'

/** Shows that another page is on its way, when it takes its time. */
export function ProgressLine() {
  const loading = useNavigation().state !== 'idle'
  return <div aria-hidden="true" className={classNames(styles.line, loading && styles.loading)} />
}

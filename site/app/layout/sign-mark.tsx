import type { Picture } from '@rapport/contract/media/media'
import styles from './sign-mark.module.css'

/** Sign of the factory, or the first letter of its name. Decorative: the name or a label is beside it. */
export function SignMark({ sign, name }: { sign: Picture | null; name: string }) {
  if (sign) return <img src={sign.src} alt="" width="30" height="30" loading="lazy" className={styles.sign} />
  return (
    <span aria-hidden="true" className={styles.letter}>
      {/[\p{L}\d]/u.exec(name)?.[0]}
    </span>
  )
}

import type { LogoFault, LogoField } from '@rapport/staff-contract/theme/judge-logo'
import { getLogoFaultMessage } from '@rapport/staff-contract/theme/theme-messages'
import { useEffect, useState } from 'react'
import styles from './logo-sample.module.css'
import { measureLogo } from './measure-logo.ts'

interface LogoSampleProps {
  /** File name of the picture. */
  file: string
  field: LogoField
  ground: string
  /** Whether the server has refused the picture. Its reason is shown at the field. */
  isRefused?: boolean
  /** Shows it in white, as pages do with a drawing on a dark ground. */
  isWhite?: boolean
}

/** Shows a logo on its ground, and warns if it can't be seen there. */
export function LogoSample({ file, field, ground, isRefused = false, isWhite = false }: LogoSampleProps) {
  const [fault, setFault] = useState<LogoFault>()
  const src = `/media/${file}`
  useEffect(() => {
    let isCurrent = true
    setFault(undefined)
    if (isWhite) return
    measureLogo(src, ground).then(
      (found) => isCurrent && setFault(found),
      // The field itself says that a picture is missing.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [src, ground, isWhite])
  return (
    <div className={styles.sample}>
      <div className={styles.ground} style={{ background: ground }}>
        <img src={src} alt="" className={isWhite ? styles.white : undefined} />
      </div>
      <p role="status" className={styles.warning}>
        {fault && !isRefused && getLogoFaultMessage(field, fault)}
      </p>
    </div>
  )
}

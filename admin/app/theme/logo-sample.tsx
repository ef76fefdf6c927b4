import { useEffect, useState } from 'react'
import styles from './logo-sample.module.css'
import { type LogoFault, measureLogo } from './measure-logo.ts'

const WARNINGS: Record<LogoFault, string> = {
  transparent: 'Картинка прозрачная: на\u00A0ней ничего не\u00A0видно.',
  invisible: 'На\u00A0этом фоне картинку не\u00A0видно. Выберите другую или другой цвет фона.',
  weak: 'На\u00A0этом фоне картинку видно плохо: контраст меньше 3\u00A0:\u00A01.',
}

interface LogoSampleProps {
  /** File name of the picture. */
  file: string
  ground: string
  /** Shows it in white, as pages do with a drawing on a dark ground. */
  isWhite?: boolean
}

/** Shows a logo on its ground, and warns if it can't be seen there. */
export function LogoSample({ file, ground, isWhite = false }: LogoSampleProps) {
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
        {fault && WARNINGS[fault]}
      </p>
    </div>
  )
}

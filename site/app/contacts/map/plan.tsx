import type { CityContact } from '@rapport/contract/contacts'
import { formatCoordinates } from './format-coordinates.ts'
import styles from './plan.module.css'

interface PlanProps {
  city: string
  address: string
  coordinates: NonNullable<CityContact['coordinates']>
}

/** Rings of distance, in metres. */
const RINGS = [100, 200, 300, 400]
/** Units of the drawing for a metre. */
const SCALE = 0.9

/** The place of an office drawn from what is known of it: which way is north, how far is far. It knows no streets. */
export function Plan({ city, address, coordinates }: PlanProps) {
  return (
    <div className={styles.plan}>
      <svg
        aria-hidden="true"
        viewBox="-600 -300 1200 600"
        preserveAspectRatio="xMidYMid slice"
        className={styles.drawing}
      >
        <path d="M-2000 0H2000M0 -900V900" className={styles.axis} />
        {RINGS.map((metres) => (
          <circle key={metres} r={metres * SCALE} className={styles.ring} />
        ))}
        {RINGS.slice(0, 3).map((metres) => (
          <text key={metres} x={metres * SCALE} y="-8" className={styles.metres}>
            {metres} м
          </text>
        ))}
        <path d="M0 -282l11 26h-22z" className={styles.north} />
        <text x="18" y="-262" className={styles.metres}>
          север
        </text>
        <path d="M0 0s-24-27-24-46a24 24 0 0 1 48 0C24-27 0 0 0 0z" className={styles.pin} />
        <circle cy="-46" r="9" className={styles.hole} />
      </svg>
      <div className={styles.words}>
        <p className={styles.address}>
          {city}, {address}
        </p>
        <p>{formatCoordinates(coordinates)}</p>
      </div>
    </div>
  )
}

import type { CityContact } from '@rapport/contract/contacts/contacts'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatCoordinates } from './format-coordinates.ts'
import styles from './plan.module.css'

interface PlanProps {
  city: string
  address: string
  coordinates: NonNullable<CityContact['coordinates']>
}

const RINGS = [100, 200, 300, 400, 500, 600, 700, 800]
const PIXELS_PER_METRE = 0.7

/** Plan of an office's location with direction and distances, without streets. */
export function Plan({ city, address, coordinates }: PlanProps) {
  return (
    <div className={styles.plan}>
      <svg aria-hidden="true" width="100%" height="100%" className={styles.drawing}>
        {/* Centred in a frame of any size. */}
        <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
          {RINGS.map((metres) => (
            <circle key={metres} r={metres * PIXELS_PER_METRE} className={styles.ring} />
          ))}
          <path d="M-2000 0H2000M0 -900V900" className={styles.axis} />
          {RINGS.map((metres) => (
            <text key={metres} x={metres * PIXELS_PER_METRE} y="5" className={styles.metres}>
              {metres}
            </text>
          ))}
          <path d="M0 0s-24-27-24-46a24 24 0 0 1 48 0C24-27 0 0 0 0z" className={styles.pin} />
          <circle cy="-46" r="9" className={styles.hole} />
        </svg>
      </svg>
      <p className={styles.north}>
        <Icon name="arrowUp" size={18} />
        Север
      </p>
      <p className={styles.scale}>Кольца через 100&nbsp;метров</p>
      <div className={styles.words}>
        <p className={styles.address}>
          {city}, {address}
        </p>
        <p>{formatCoordinates(coordinates)}</p>
      </div>
    </div>
  )
}

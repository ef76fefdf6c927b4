import type { CityContact } from '@rapport/contract/contacts/contacts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from './office-map.module.css'
import { Plan } from './plan.tsx'
import { MAP_TYPES, type MapType } from './service-map.ts'
import { useServiceMap } from './use-service-map.ts'

interface OfficeMapProps {
  city: string
  address: string
  coordinates: NonNullable<CityContact['coordinates']>
  /** Key of the maps service; if empty, the map loads on request. */
  mapsKey: string
}

/** Location of an office: a drawn plan, replaced by the map of the service when it has loaded. */
export function OfficeMap({ city, address, coordinates, mapsKey }: OfficeMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { latitude, longitude } = coordinates
  const { canvas, state, ask, setType } = useServiceMap(frame, [latitude, longitude], mapsKey)
  const shown = state === 'shown'
  return (
    <div ref={frame} id="map" className={styles.frame}>
      <div hidden={shown}>
        <Plan city={city} address={address} coordinates={coordinates} />
      </div>
      <section
        ref={canvas}
        aria-label={`Карта: ${city}, ${address}`}
        className={classNames(styles.canvas, shown && styles.shown)}
      />
      {shown ? (
        <MapTypes setType={setType} />
      ) : (
        <div className={styles.state}>
          <p role="status">
            {state === 'loading' && 'Загружаем карту…'}
            {state === 'failed' && 'Карта не\u00a0загрузилась. Маршрут построит ваше приложение.'}
          </p>
          {state !== 'loading' && (
            <Button variant="outline" compact className={styles.ask} onClick={ask}>
              {state === 'failed' ? 'Попробовать ещё раз' : 'Показать карту'}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function MapTypes({ setType }: { setType: (type: MapType) => void }) {
  const [current, setCurrent] = useState<MapType>(MAP_TYPES[0].type)
  return (
    <fieldset aria-label="Вид карты" className={styles.types}>
      {MAP_TYPES.map(({ type, name }) => (
        <button
          key={type}
          type="button"
          aria-pressed={type === current}
          className={styles.type}
          onClick={() => {
            setCurrent(type)
            setType(type)
          }}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}

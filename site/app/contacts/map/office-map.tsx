import type { CityContact } from '@rapport/contract/contacts/contacts'
import { Button } from '../../ui/button/button.tsx'
import styles from './office-map.module.css'
import { Plan } from './plan.tsx'
import { MAP_TYPES } from './service-map.ts'

interface OfficeMapProps {
  city: string
  address: string
  coordinates: NonNullable<CityContact['coordinates']>
  /** Key of the maps service; if empty, the map loads on request. */
  mapsKey: string
}

/** Location of an office: a drawn plan, replaced by the map of the service when it has loaded. */
export function OfficeMap({ city, address, coordinates, mapsKey }: OfficeMapProps) {
  const { latitude, longitude } = coordinates
  return (
    <office-map
      id="map"
      data-latitude={latitude}
      data-longitude={longitude}
      data-key={mapsKey}
      className={styles.frame}
    >
      <div data-plan="">
        <Plan city={city} address={address} coordinates={coordinates} />
      </div>
      <section data-canvas="" aria-label={`Карта: ${city}, ${address}`} className={styles.canvas} />
      <fieldset hidden aria-label="Вид карты" className={styles.types}>
        {MAP_TYPES.map(({ type, name }, index) => (
          <button key={type} type="button" value={type} aria-pressed={index === 0} className={styles.type}>
            {name}
          </button>
        ))}
      </fieldset>
      <div data-state="" className={styles.state}>
        <p role="status" />
        <Button data-ask="" variant="outline" compact className={styles.ask}>
          Показать карту
        </Button>
      </div>
    </office-map>
  )
}

import type { CityContact } from '@rapport/contract/contacts/contacts'

/** Formats coordinates: «54,1947° с. ш., 37,6128° в. д.». */
export function formatCoordinates({ latitude, longitude }: NonNullable<CityContact['coordinates']>): string {
  const north = `${degrees(latitude)} ${latitude < 0 ? 'ю' : 'с'}. ш.`
  const east = `${degrees(longitude)} ${longitude < 0 ? 'з' : 'в'}. д.`
  return `${north}, ${east}`.replaceAll(' ', '\u00a0').replace(',\u00a0', ', ')
}

const degrees = (value: number) => `${Math.abs(value).toFixed(4).replace('.', ',')}°`

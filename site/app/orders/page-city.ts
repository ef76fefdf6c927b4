import type { CityView } from '../contacts/resolve-city.ts'

/** Fields of the page's city for the order form. */
export type PageCity = Pick<CityView, 'id' | 'isDefault' | 'timeZone' | 'exceptions'>

export const toPageCity = ({ id, isDefault, timeZone, exceptions }: PageCity): PageCity => ({
  id,
  isDefault,
  timeZone,
  ...(exceptions && { exceptions }),
})

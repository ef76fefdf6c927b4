/** Clocks of Russia, from west to east, by a city that keeps each. */
const TIME_ZONES = [
  { value: 'Europe/Kaliningrad', label: 'Калининград (Москва\u00A0−1)' },
  { value: 'Europe/Moscow', label: 'Москва' },
  { value: 'Europe/Samara', label: 'Самара (Москва\u00A0+1)' },
  { value: 'Europe/Saratov', label: 'Саратов (Москва\u00A0+1)' },
  { value: 'Asia/Yekaterinburg', label: 'Екатеринбург (Москва\u00A0+2)' },
  { value: 'Asia/Omsk', label: 'Омск (Москва\u00A0+3)' },
  { value: 'Asia/Krasnoyarsk', label: 'Красноярск (Москва\u00A0+4)' },
  { value: 'Asia/Novosibirsk', label: 'Новосибирск (Москва\u00A0+4)' },
  { value: 'Asia/Irkutsk', label: 'Иркутск (Москва\u00A0+5)' },
  { value: 'Asia/Yakutsk', label: 'Якутск (Москва\u00A0+6)' },
  { value: 'Asia/Vladivostok', label: 'Владивосток (Москва\u00A0+7)' },
  { value: 'Asia/Magadan', label: 'Магадан (Москва\u00A0+8)' },
  { value: 'Asia/Kamchatka', label: 'Камчатка (Москва\u00A0+9)' },
]

/** Returns the clocks to choose from, and the one that was chosen elsewhere. */
export const timeZoneOptions = (chosen: string) =>
  TIME_ZONES.some(({ value }) => value === chosen)
    ? TIME_ZONES
    : [...TIME_ZONES, { value: chosen, label: chosen }]

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
]

/** Formats an ISO day with non-breaking spaces: «11 января 2027». Page, mail and PDF have the same words. */
export function formatOfferDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)}\u00a0${MONTHS[Number(month) - 1]} ${year}`
}

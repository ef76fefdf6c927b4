const moscow = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats a moment for a cell: `16.11.2026 09:30`, in Moscow time. */
export const formatMoscow = (moment: Date): string => moscow.format(moment).replace(',', '')

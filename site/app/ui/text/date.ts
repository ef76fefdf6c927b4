const day = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
})

const NBSP = '\u00a0'

/** The day of a moment in Moscow, kept on one line: «29 октября 2025». */
export const formatDate = (moment: string): string =>
  day
    .format(new Date(moment))
    .replace(/\sг\.$/, '')
    .replaceAll(' ', NBSP)

const moscowTime = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** Returns a moment as emails show it: «21 ноября 2026 г. в 12:30 (МСК)». */
export const formatMoscowTime = (moment: Date) => `${moscowTime.format(moment)}\u00A0(МСК)`

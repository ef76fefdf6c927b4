/** Marks of browsers in a User-Agent. The first match counts, since most browsers also name others. */
const BROWSERS: readonly (readonly [mark: string, name: string])[] = [
  ['YaBrowser/', 'Яндекс\u00A0Браузер'],
  ['YaSearchBrowser/', 'Яндекс'],
  ['OPR/', 'Opera'],
  ['Vivaldi/', 'Vivaldi'],
  ['SamsungBrowser/', 'Samsung\u00A0Internet'],
  ['Edg', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]
const SYSTEMS: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
]

/** Returns the name of a device by its User-Agent, as its user knows it: «Chrome, Windows». */
export function deviceName(userAgent: string): string {
  const nameIn = (known: typeof BROWSERS) => known.find(([mark]) => userAgent.includes(mark))?.[1]
  const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined)
  return names.join(', ') || 'Неизвестное устройство'
}

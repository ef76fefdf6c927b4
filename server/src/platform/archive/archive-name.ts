const NAME = /^rapport-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar(?:\.age)?$/

/** Returns the file name of an archive: `rapport-2026-11-29T03-17-59Z.tar`, with `.age` if it is encrypted. */
export function formatArchiveName(takenAt: Date, isEncrypted: boolean): string {
  const time = `${takenAt.toISOString().split('.')[0]}Z`.replaceAll(':', '-')
  return `rapport-${time}.tar${isEncrypted ? '.age' : ''}`
}

/** Returns the time in an archive's name. Undefined for the name of another file. */
export function parseArchiveTime(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(time.getTime()) ? undefined : time
}

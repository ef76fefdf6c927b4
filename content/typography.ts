const NBSP = '\u00a0'

/** Words that must not hang at the end of a line. */
const SHORT =
  /(?<=^|[\s«(])(а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|под|при|с|со|у|без|для|или)\s+(?=\S)/giu

/** Units that must not part from their number. */
const UNIT =
  /(\d)\s+(?=(?:₽|%|°|мм|см|м|г|кг|мин|час|дн|дня|дней|день|шт|штук|слов|раз|пог|рабоч|цвет|размер|лет|год)\p{L}*)/giu

/** Non-breaking spaces where Russian typesetting wants them (brand.md, «Voice»). */
export function setRussian(text: string): string {
  return text
    .replace(UNIT, `$1${NBSP}`)
    .replace(/(\d) × (?=\d)/g, `$1${NBSP}×${NBSP}`)
    .replace(/№ (?=\d)/g, `№${NBSP}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(/ ([—–]) ?/g, `${NBSP}$1 `)
    .replace(SHORT, `$1${NBSP}`)
}

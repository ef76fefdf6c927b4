const NBSP = '\u00a0'
const WORD_JOINER = '\u2060'

/** Placed between marks; never part of a text. */
export const BOUNDARY = '\ufdd0'

/**
 * Words that must not hang at the end of a line. At most two letters: longer ones would glue whole phrases
 * together and leave gaps in narrow columns.
 */
const SHORT =
  /(?<=^|[\s«„(*[\ufdd0])(а|в|во|до|за|и|из|к|ко|на|не|ни|но|о|об|от|по|с|со|у|я|мы|вы|то) +(?=\S)/gimu

/** Particles that must not begin a line. */
const PARTICLE = /(?<! ) +(?=(?:же|бы|ли|ж|б)(?!\p{L}))/giu

/** Units and frequently counted nouns that must stay with their number. */
const UNIT =
  /(\d) +(?=(?:₽|%|°|мм|см|м|г|кг|л(?!\p{L})|мин|час|секунд|дн|дня|дней|день|недел|год|лет|шт|штук|слов|раз|стир|балл|точ|цикл|пог|цвет|размер|полот|вещ|тысяч|млн|янв|фев|март|апр|мая|июн|июл|авг|сен|окт|ноя|дек)\p{L}*)/giu

/** Typesets Russian text with non-breaking spaces; keeps «г/м²» in one line. */
export function typeset(text: string): string {
  return text
    .replace(UNIT, `$1${NBSP}`)
    .replace(/(?<=\d(?: |\u00a0)(?:к?г))\/(?=м[²³])/gu, `/${WORD_JOINER}`)
    .replace(/(?<=\+7) (\(\d{3,5}\)) (?=\d)/g, `${NBSP}$1${NBSP}`)
    .replace(/(?<=пог\.) (?=м(?!\p{L}))/gu, NBSP)
    .replace(/ТР ТС (?=\d)/g, `ТР${NBSP}ТС${NBSP}`)
    .replace(/(\d) × (?=\d)/g, `$1${NBSP}×${NBSP}`)
    .replace(/№ (?=\d)/g, `№${NBSP}`)
    .replace(/(?<=№\u00a0[\d-]{1,20}-)(?=[\p{Lu}\d])/gu, WORD_JOINER)
    .replace(/(?<=\d–)(?=\d)/g, WORD_JOINER)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`)
    .replace(/ ([—–]) ?/g, `${NBSP}$1 `)
    .replace(/^([—–]) /gm, `$1${NBSP}`)
    .replace(PARTICLE, NBSP)
    .replace(SHORT, `$1${NBSP}`)
}

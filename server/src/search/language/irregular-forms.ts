/** Words with a single form: their last vowel is not an ending. */
export const indeclinable: ReadonlySet<string> = new Set(
  `ателье бикини боди бордо бохо галифе джерси дюспо жабо кимоно колье лого макси миди мини палаццо пальто
  панно парео пике плиссе плисе поло пончо портмоне рококо сабо сари трико фото хаки хенли худи`.split(/\s+/),
)

/** Stem and endings of words whose stem looks like it has an ending («пижам», «рубах»), or changes. */
const declensions: [stem: string, endings: string][] = [
  ...['пижам', 'панам', 'рубах', 'эмблем', 'программ', 'реклам', 'схем', 'систем', 'основ'].map(
    (stem): [string, string] => [stem, ' а ы е у ой ою ам ами ах'],
  ),
  ...['альбом', 'диплом', 'объем', 'прием'].map((stem): [string, string] => [
    stem,
    ' а у ом е ы ов ам ами ах',
  ]),
  ...['хокке', 'покро', 'музе'].map((stem): [string, string] => [stem, 'й я ю ем е и ев ям ями ях']),
  ['кружев', ' о а у ом е ам ами ах'],
  ['бель', 'е я ю ем и'],
  ['плать', 'е я ю ем ев ям ями ях'],
  ['стул', ' а у ом е ья ьев ьям ьями ьях'],
  ['дет', 'и ей ям ьми ях'],
]

const forms: Record<string, string> = {
  лен: 'лен льна льну льном льне льняной льняная льняное льняные льняного льняную льняных льняным льняными',
  день: 'день дня дню днем дне дни дней дням днями днях',
  шов: 'шов шва шву швом шве швы швов швам швами швах',
}

/** Stem by form of the words that the rules of endings fail for. */
export const irregularForms: ReadonlyMap<string, string> = new Map([
  ...declensions.flatMap(([stem, endings]) =>
    endings.split(' ').map((ending): [string, string] => [stem + ending, stem]),
  ),
  ...Object.entries(forms).flatMap(([stem, words]) =>
    words.split(' ').map((word): [string, string] => [word, stem]),
  ),
])

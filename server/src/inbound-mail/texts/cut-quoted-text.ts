/** An introduction of a quote, such as «29.11.2026, 10:15, Фабрика <a@example.ru>:» or «Анна пишет:». */
const SAYS = /(?:пишет|писал|писала|написал|написала|написал\(а\)|пишут|написали|wrote|writes):$/iu
const ADDRESSED = /\S@\S[^@]*:$/u
const HAS_TIME = /\d{1,2}:\d\d/u
const SEPARATOR =
  /^-{2,} ?(?:Исходное сообщение|Пересылаемое сообщение|Original Message|Forwarded message) ?-{2,}$/iu
const RULE = /^_{5,}$/u
/** Fields of the head that Outlook puts above a quote. */
const FIELDS = [
  /^(?:От|From):/iu,
  /^(?:Отправлено|Дата|Sent|Date):/iu,
  /^(?:Кому|To):/iu,
  /^(?:Тема|Subject):/iu,
]
const HEAD_LINES = 8
const FIELDS_MIN = 3

/**
 * Returns what the sender wrote, without the quoted mail at the end. Keeps everything where it is unsure: when text
 * follows the quote, when nothing is left, and when only a word looks like an introduction.
 */
export function cutQuotedText(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.trimEnd())
  const end = findEnd(lines)
  const written = lines.slice(0, end).join('\n').trim()
  return written === '' ? lines.join('\n').trim() : written
}

function findEnd(lines: readonly string[]): number {
  for (const [index, line] of lines.entries()) {
    const bare = unstyled(line)
    if (SEPARATOR.test(bare)) return beforeRule(lines, index)
    if (isOutlookHead(lines, index)) return beforeRule(lines, index)
    if (isIntroduction(lines, index) && isQuote(lines.slice(index + 1))) return index - wrapped(lines, index)
  }
  return endOfTrailingQuote(lines)
}

/** Outlook bolds the names of fields, which arrive as asterisks in plain text. */
const unstyled = (line: string): string => line.replaceAll('*', '').replaceAll('\u00A0', ' ').trim()

function isOutlookHead(lines: readonly string[], index: number): boolean {
  const [from, ...others] = FIELDS
  if (!from?.test(unstyled(lines[index] ?? ''))) return false
  const head = lines.slice(index, index + HEAD_LINES).map(unstyled)
  return 1 + others.filter((field) => head.some((line) => field.test(line))).length >= FIELDS_MIN
}

/** An introduction names a time or an address beside its verb; a sentence such as «коллега пишет:» does not. */
function isIntroduction(lines: readonly string[], index: number): boolean {
  const line = unstyled(lines[index] ?? '')
  if (!line.endsWith(':')) return false
  const whole = `${unstyled(lines[index - 1] ?? '')} ${line}`
  const isDated = HAS_TIME.test(whole) || /\b(?:19|20)\d\d\b/u.test(whole)
  return (SAYS.test(line) && (isDated || /\S@\S/u.test(whole))) || (ADDRESSED.test(line) && isDated)
}

/** Returns 1 if the introduction was wrapped and began a line before. */
const wrapped = (lines: readonly string[], index: number): number => {
  const line = unstyled(lines[index] ?? '')
  const before = unstyled(lines[index - 1] ?? '')
  const isWhole = HAS_TIME.test(line) || before === '' || !HAS_TIME.test(before)
  return isWhole ? 0 : 1
}

/** Whether nothing but quoted lines follows. */
const isQuote = (rest: readonly string[]): boolean =>
  rest.every((line) => line.trim() === '' || line.startsWith('>'))

function beforeRule(lines: readonly string[], index: number): number {
  let end = index
  while (end > 0 && (unstyled(lines[end - 1] ?? '') === '' || RULE.test(unstyled(lines[end - 1] ?? ''))))
    end -= 1
  return end
}

function endOfTrailingQuote(lines: readonly string[]): number {
  let end = lines.length
  while (end > 0 && isQuote([lines[end - 1] ?? ''])) end -= 1
  return end
}

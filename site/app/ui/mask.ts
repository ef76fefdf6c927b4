/** What a token takes, and what it makes of it (§5). `!` before a character takes that character as it is. */
const tokens: Record<string, { takes: RegExp; as?: (character: string) => string }> = {
  '#': { takes: /\d/ },
  X: { takes: /[\p{L}\d]/u },
  S: { takes: /\p{L}/u },
  A: { takes: /\p{L}/u, as: (letter) => letter.toUpperCase() },
  a: { takes: /\p{L}/u, as: (letter) => letter.toLowerCase() },
}

/** Lays typed characters into a mask: `+7 (###) ###-##-##`. Nothing is written past the last typed one. */
export function applyMask(mask: string, typed: string): string {
  const characters = [...typed]
  let written = ''
  let fixed = ''
  for (let at = 0; at < mask.length; at++) {
    const escaped = mask[at] === '!'
    const place = mask[escaped ? ++at : at] ?? ''
    const token = escaped ? undefined : tokens[place]
    if (!token) {
      fixed += place
      if (characters[0] === place) characters.shift()
      continue
    }
    while (characters.length > 0 && !token.takes.test(characters[0] ?? '')) characters.shift()
    const taken = characters.shift()
    if (taken === undefined) break
    written += fixed + (token.as?.(taken) ?? taken)
    fixed = ''
  }
  return written
}

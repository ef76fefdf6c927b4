import { plainText } from '@rapport/contract/texts/plain-text'

/** Returns an element with escaped text. */
export const element = (name: string, text: string | number): string =>
  `<${name}>${escapeXml(String(text))}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text escaped for XML, without characters that XML forbids, joiners and special spaces. */
export const escapeXml = (text: string): string =>
  plainText(text)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

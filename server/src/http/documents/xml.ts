import { plainText } from '@rapport/contract/texts/plain-text'

/** Returns an element around a text, which is no markup. */
export const element = (name: string, text: string | number): string =>
  `<${name}>${escapeXml(String(text))}</${name}>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a text in plain letters, without what no XML may hold, and with what would mean markup escaped. */
export const escapeXml = (text: string): string =>
  plainText(text)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

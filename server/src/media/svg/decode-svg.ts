/** Single-byte supersets of ASCII: the declaration can be read before the encoding is known. */
const ENCODINGS =
  /^(?:utf-8|iso-8859-(?:[1-9]|1[013-6])|windows-125[0-8]|cp125[0-8]|koi8-[ru]|ibm866|cp866|macintosh|x-mac-cyrillic)$/i
const DECLARATION_MAX = 200
const VERSION = /^\s+version\s*=\s*["']1\.[01]["']/
const ENCODING = /^\s+encoding\s*=\s*["']([\w.-]{1,40})["']/
const STANDALONE = /^\s+standalone\s*=\s*["'](?:yes|no)["']/

/**
 * Decodes a drawing by its byte order mark or declared encoding, and removes its XML declaration. Undefined
 * if the encoding is unknown or the bytes are invalid in it.
 */
export function decodeSvg(bytes: Uint8Array): string | undefined {
  const wide = wideEncoding(bytes)
  const encoding = wide ?? declaredEncoding(bytes)
  if (encoding === undefined) return undefined
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).trimStart()
    const end = text.startsWith('<?xml ') ? text.indexOf('?>') + 2 : 0
    return text.includes('\0') ? undefined : text.slice(end).trimStart()
  } catch {
    return undefined
  }
}

/** UTF-16, detected by its byte order mark or its first letter, which is always `<`. */
function wideEncoding([first, second]: Uint8Array): string | undefined {
  const pair = ((first ?? 0) << 8) | (second ?? 0)
  if (pair === 0xfffe || pair === 0x3c00) return 'utf-16le'
  return pair === 0xfeff || pair === 0x003c ? 'utf-16be' : undefined
}

/** UTF-8 if no encoding is declared; undefined for an unreadable declaration. */
function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_MAX))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (!/^<\?xml\s/.test(head)) return 'utf-8'
  const version = VERSION.exec(head.slice('<?xml'.length))?.[0]
  if (version === undefined) return undefined
  let rest = head.slice('<?xml'.length + version.length)
  const [found = '', name = 'utf-8'] = ENCODING.exec(rest) ?? []
  rest = rest.slice(found.length)
  rest = rest.slice(STANDALONE.exec(rest)?.[0].length ?? 0)
  if (!rest.trimStart().startsWith('?>')) return undefined
  // It is a superset of ASCII.
  const label = name
    .toLowerCase()
    .replace(/^us-ascii$/, 'utf-8')
    .replace(/^cp125/, 'windows-125')
  return ENCODINGS.test(label) ? label : undefined
}

import type { Entry } from 'yauzl'

const UTF8_FLAG = 0x800
const UNICODE_PATH = 0x7075
/** Version, and checksum of the plain name, before the name itself. */
const UNICODE_PATH_HEAD = 5
/** Lines of tables are letters in windows-1251, and hardly part of a name in cp866. */
const BOX_DRAWING = /[\u2500-\u259F]/

const utf8 = new TextDecoder('utf-8', { fatal: true })
const cp866 = new TextDecoder('ibm866')
const windows1251 = new TextDecoder('windows-1251')

/**
 * Decodes the name of a file in a ZIP. Programs of macOS write UTF-8 without saying so. Windows writes the encoding of
 * its console, in Russia cp866; some programs write windows-1251.
 */
export function decodeZipName({
  fileNameRaw,
  generalPurposeBitFlag,
  extraFields,
}: Pick<Entry, 'fileNameRaw' | 'generalPurposeBitFlag' | 'extraFields'>): string {
  const unicode = extraFields.find(({ id }) => id === UNICODE_PATH)?.data.subarray(UNICODE_PATH_HEAD)
  const isUtf8 = (generalPurposeBitFlag & UTF8_FLAG) !== 0
  const name = unicode ? unicode.toString() : isUtf8 ? fileNameRaw.toString() : guess(fileNameRaw)
  return name.replaceAll('\\', '/').replaceAll('\u0000', '').toWellFormed().normalize('NFC')
}

function guess(raw: Uint8Array): string {
  try {
    return utf8.decode(raw)
  } catch {
    const name = cp866.decode(raw)
    return BOX_DRAWING.test(name) ? windows1251.decode(raw) : name
  }
}

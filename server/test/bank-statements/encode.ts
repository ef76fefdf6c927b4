const ENCODINGS = { 'windows-1251': 'windows-1251', cp866: 'ibm866' } as const
export type StatementEncoding = 'utf-8' | keyof typeof ENCODINGS

/** Encodes a text in an encoding of banks. Throws for characters it does not have. */
export function encode(text: string, encoding: StatementEncoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const decoder = new TextDecoder(ENCODINGS[encoding])
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Uint8Array.from(Array.from(text), (character) => {
    const byte = bytes.get(character)
    if (byte === undefined) throw new RangeError(`${encoding} has no «${character}»`)
    return byte
  })
}

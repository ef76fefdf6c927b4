declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type: string }[]
    fieldNames: string[]
  }
  /** Entities of a page by format and type. */
  type Extracted = Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>
  export default class Validator {
    validate(data: Extracted): Promise<Issue[]>
  }
}

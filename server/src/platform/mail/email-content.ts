/** What an e-mail says, whichever form it takes. */
export interface EmailContent {
  heading: string
  paragraphs: string[]
  /** Digits to type in on the site, which stand large. */
  code?: string
  rows: EmailRow[]
  /** Links that look like buttons, the main one first. */
  actions?: EmailAction[]
  /** Under the table, before the signature. */
  closing: string[]
  /** Whose name stands above the mail. */
  sender: string
  /** Who writes. */
  signature: string[]
}

/** A line of the table. With `href` the value is a link. */
export interface EmailRow {
  label: string
  value: string
  href?: string
}

export interface EmailAction {
  label: string
  href: string
}

/** The e-mail as plain text, for programs and people that want no HTML. */
export function emailText(content: EmailContent): string {
  const rows = content.rows.map(({ label, value, href }) => {
    // An address is written out where it says more than the value; of mail and phone the value is the address.
    const whole = href?.startsWith('http') && href !== value ? `${value}\n  ${href}` : value
    return `${label}: ${whole}`
  })
  const blocks = [
    content.heading,
    ...content.paragraphs,
    content.code && `Код: ${content.code}`,
    rows.join('\n'),
    (content.actions ?? []).map(({ label, href }) => `${label}:\n  ${href}`).join('\n'),
    ...content.closing,
    `-- \n${content.signature.join('\n')}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

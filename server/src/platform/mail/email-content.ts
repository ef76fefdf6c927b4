/** Content of an email, in HTML and in plain text. */
export interface EmailContent {
  heading: string
  paragraphs: string[]
  /** Digits to type on the site, shown in large type. */
  code?: string
  rows: EmailRow[]
  /** Links that look like buttons, the main link first. */
  actions?: EmailAction[]
  /** Text between the table and the signature. */
  closing: string[]
  /** Name of the sender above the email. */
  sender: string
  /** Lines of the signature. */
  signature: string[]
}

/** Row of the table. With `href` the value is a link. */
export interface EmailRow {
  label: string
  value: string
  href?: string
}

export interface EmailAction {
  label: string
  href: string
}

/** Returns the email as plain text, for clients without HTML. */
export function emailText(content: EmailContent): string {
  const rows = content.rows.map(({ label, value, href }) => {
    // A URL is written out if it says more than the value. For email and phone the value is the address.
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

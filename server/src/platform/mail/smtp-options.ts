interface SmtpTimeouts {
  connectMs: number
  silenceMs: number
}

/** Returns the connection options of SMTP_URL. Requires TLS, unless the URL says `?tls=off`. */
export function smtpOptions(smtpUrl: string, { connectMs, silenceMs }: SmtpTimeouts) {
  const url = new URL(smtpUrl)
  const plain = url.searchParams.get('tls') === 'off'
  url.search = ''
  return {
    url: url.href,
    requireTLS: !plain,
    ignoreTLS: plain,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

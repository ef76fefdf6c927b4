import type { FindingCode, FindingText } from '@rapport/staff-contract/system/system-checks'

/** Sentences of the findings for the command line. The back office has them in Russian. */
export const englishTexts: Record<FindingCode, FindingText> = {
  'environment-ok': { found: 'All variables are valid' },
  'environment-invalid': {
    found: '{message}',
    fix: 'Correct the variable; .env.example lists the allowed values.',
  },
  'secret-missing': {
    found: 'APP_SECRET is not set, so the keys of codes and links are in the database beside the data',
    fix: 'Set APP_SECRET to 32 or more random characters: openssl rand -base64 36',
  },
  'public-url-local': {
    found: 'PUBLIC_URL is {url}, so links in mails and for search engines lead to this machine',
    fix: 'Set PUBLIC_URL to the address of the site, such as https://factory.example',
  },
  'mail-from-local': {
    found: 'MAIL_FROM is {from}, and mail servers refuse mails from localhost',
    fix: 'Set MAIL_FROM to an address of your domain.',
  },
  'database-ok': { found: 'PostgreSQL {version} of {place}, UTF8; no extension is needed' },
  'database-new': { found: 'The first start will create the database in {path}' },
  'database-unreachable': {
    found: 'The database does not answer ({code})',
    fix: 'Start the PostgreSQL server of DATABASE_URL and check host, password and firewall, or unset DATABASE_URL.',
  },
  'database-refused': { found: '{message}' },
  'database-too-old': {
    found: 'PostgreSQL {version} is too old',
    fix: 'Upgrade the server to PostgreSQL {needed} or newer, or unset DATABASE_URL.',
  },
  'database-encoding': {
    found: 'The database has the encoding {encoding}',
    fix: "Create it again with UTF8: create database rapport encoding 'UTF8' template template0",
  },
  'migrations-ok': { found: 'All {count} migrations are applied' },
  'migrations-unchecked': { found: 'Not checked: there is no open database' },
  'migrations-pending': {
    found: '{count} migrations are pending',
    fix: 'Make a backup. The next start applies them by itself.',
  },
  'migrations-newer': {
    found: 'The database has {count} migrations of a newer release',
    fix: 'Start that release or a newer one. An older one would not know the tables.',
  },
  'migrations-foreign': {
    found: 'The database was made by an earlier build and can not be brought up to date',
    fix: 'Export its tables in the back office of that build, and import them into an empty database.',
  },
  'storage-ok': { found: 'Files are written, read and deleted in {place}' },
  'storage-new': { found: 'The first start will create {place}' },
  'storage-failed': {
    found: 'A test file in {place} could not be handled (step {step}: {code})',
    fix: 'Check that the directory belongs to the user of the site, or that the key of STORAGE_URL may list, read, write and delete in the bucket.',
  },
  'storage-content': {
    found: '{place} returned other bytes than were stored',
    fix: 'Use another S3 server. This one damages files.',
  },
  'storage-unconditional': {
    found: '{place} ignores If-None-Match: two processes could overwrite the same file',
    fix: 'Update the S3 server, or use another one. The site does not start with it.',
  },
  'mail-ok': { found: '{host} greets, encrypts and accepts user and password (nothing was sent)' },
  'mail-local': { found: '{host} greets, without TLS on this machine (nothing was sent)' },
  'mail-off': {
    found: 'SMTP_URL is not set, so mails become files in DATA_DIR/mail and reach no customer',
    fix: 'Set SMTP_URL, such as smtp://user:password@mail.example:587',
  },
  'mail-plain': {
    found: 'Mails go to {host} without encryption',
    fix: 'Remove ?tls=off from SMTP_URL. Only a server on this machine needs no TLS.',
  },
  'mail-unreachable': {
    found: 'The mail server {host} does not greet ({code})',
    fix: 'Check host and port of SMTP_URL, and whether the provider of this machine blocks outgoing mail ports.',
  },
  'mail-tls': {
    found: 'The mail server {host} offers no valid TLS ({code})',
    fix: 'Use the host name of its certificate in SMTP_URL, and smtps:// for port 465.',
  },
  'mail-auth': {
    found: 'The mail server {host} refuses user or password ({code})',
    fix: 'Correct them in SMTP_URL, percent-encoded. Many providers need a password for applications.',
  },
  'mail-domain-ok': { found: 'SPF, DKIM and DMARC of {domain} are published' },
  'mail-domain-skipped': { found: 'Not checked: no mail is sent from a public domain' },
  'mail-domain-unchecked': {
    found: 'DNS records of {domain} could not be read ({code})',
    fix: 'Check the DNS servers of this machine.',
  },
  'spf-missing': {
    found: '{domain} has no SPF record, so mails may land in spam',
    fix: 'Add the TXT record of your mail provider at {domain}: v=spf1 include:… ~all',
  },
  'dkim-missing': {
    found: 'No DKIM key of {domain} was found, so mails may land in spam',
    fix: 'Switch DKIM on at the mail provider, and add its TXT record at <selector>._domainkey.{domain}',
  },
  'dmarc-missing': {
    found: '{domain} has no DMARC record',
    fix: 'Add a TXT record at _dmarc.{domain}: v=DMARC1; p=none; rua=mailto:…',
  },
  'public-url-ok': { found: '{url} answers' },
  'public-url-stopped': { found: 'Not checked: the site does not run' },
  'public-url-unreachable': {
    found: '{url} does not answer ({code})',
    fix: 'Point the DNS record to this machine, start the proxy, and open its port in the firewall.',
  },
  'public-url-certificate': {
    found: '{url} has no valid certificate ({code})',
    fix: 'Renew the certificate in the proxy, for exactly this host.',
  },
  'public-url-foreign': {
    found: 'Another program answers at {url} (HTTP {status})',
    fix: 'Let the proxy forward this host to HOST and PORT of the site; see ops/reverse-proxy.md.',
  },
  'proxy-ok': { found: 'The proxy passes host and IP on' },
  'proxy-none': { found: 'No proxy is in front of the site' },
  'proxy-unchecked': { found: 'Not checked: the site does not answer at its public URL' },
  'proxy-host': {
    found: 'The site sees the host {seen} in place of {expected}, so pages of cities are wrong',
    fix: 'Let the proxy overwrite X-Forwarded-Host with the requested host; see ops/reverse-proxy.md.',
  },
  'proxy-untrusted': {
    found: 'A proxy is in front of the site, but TRUST_PROXY is off: all visitors share one limit',
    fix: "Set TRUST_PROXY to the proxy's network, such as 127.0.0.1; see ops/reverse-proxy.md.",
  },
  'proxy-forged-ip': {
    found: 'Visitors can choose their own IP and so evade every limit',
    fix: 'Let the proxy overwrite X-Forwarded-For, lower the hops of TRUST_PROXY, and close the port of the site to the internet.',
  },
  'proxy-forged-host': {
    found: 'Visitors can choose the host that the site sees',
    fix: 'Let the proxy overwrite X-Forwarded-Host, and close the port of the site to the internet.',
  },
  'city-hosts-ok': { found: '{count} hosts of cities answer' },
  'city-hosts-skipped': { found: 'Not checked: the site does not run at a public domain' },
  'city-hosts-unreachable': {
    found: '{count} hosts of cities do not answer: {hosts} ({code})',
    fix: 'Add a DNS record and a certificate for *.<domain>, and let the proxy forward all of these hosts.',
  },
  'disk-ok': { found: '{free} GB free at {path}' },
  'disk-low': {
    found: 'Only {free} GB free at {path}: below DISK_FREE_MIN_GB={min} orders are taken without files',
    fix: 'Free disk space, lower UPLOADS_MAX_GB, or move files to S3 by STORAGE_URL.',
  },
  'disk-full': {
    found: 'Only {free} GB free at {path}: the database will stop',
    fix: 'Free disk space now: look for the largest folder with du -sh.',
  },
  'clock-ok': { found: 'The clock is right, as far as other machines tell' },
  'clock-differs': {
    found: 'The clock of {other} differs by {seconds} s',
    fix: 'Switch on time synchronisation on both machines: timedatectl set-ntp true',
  },
  'clock-wrong': {
    found: 'The clock says {date}, which is before this release',
    fix: 'Set the clock: timedatectl set-ntp true',
  },
  'open-files-ok': { found: 'Up to {limit} open files and connections' },
  'open-files-unknown': { found: 'Not checked: this system has no such limit' },
  'open-files-few': {
    found: 'Only {limit} open files and connections are allowed',
    fix: 'Set LimitNOFILE=65536 in the systemd unit, or ulimit -n 65536.',
  },
  'memory-ok': { found: '{free} MB of memory are available' },
  'memory-low': {
    found: 'Only {free} MB of memory are available; {low} MB would be safe',
    fix: 'Stop other programs, add swap, or take a larger machine.',
  },
  'memory-out': {
    found: 'Only {free} MB of memory are available: the system will kill the site',
    fix: 'Stop other programs, add swap, or take a larger machine.',
  },
  'lead-probe-ok': { found: 'A test order of every {minutes} min arrives everywhere, last at {time}' },
  'lead-probe-off': {
    found: 'Off: LEAD_PROBE_MINUTES is not set, so nobody notices if orders stop to arrive',
  },
  'lead-probe-waiting': { found: 'Not checked: no test order has ended yet' },
  'lead-probe-late': {
    found: 'No test order has ended since {time}, though one is due every {minutes} min',
    fix: 'Restart the site, and read its log lines about the queue lead-probe.',
  },
  'lead-probe-page': {
    found: 'The page of the order form does not open at PUBLIC_URL since {since} ({reason})',
    fix: 'Open the page in a browser. If it opens there, let this machine reach its own PUBLIC_URL.',
  },
  'lead-probe-form': {
    found: 'The form refuses test orders since {since} ({reason})',
    fix: 'Place an order in a browser. Read the log lines of POST /api/v1/send-order-mail, and check database, disk and proxy.',
  },
  'lead-probe-files': {
    found: 'Files of test orders are lost since {since} ({reason})',
    fix: 'Check DATA_DIR or STORAGE_URL: all processes need the same store.',
  },
  'lead-probe-inbox': {
    found: 'Open tabs of the back office hear nothing of test orders since {since} ({reason})',
    fix: 'Let DATABASE_DIRECT_URL lead past a pooler, and restart the site.',
  },
  'lead-probe-factory-mail': {
    found: 'The mail to the factory about test orders is not sent since {since} ({reason})',
    fix: 'Check SMTP_URL, MAIL_TO and the quota of the mail provider.',
  },
  'lead-probe-customer-mail': {
    found: 'The mail to customers about test orders is not sent since {since} ({reason})',
    fix: 'Check SMTP_URL and LEAD_PROBE_MAIL, and whether the hourly limit of mails to customers is used up.',
  },
  'lead-probe-telegram': {
    found: 'Telegram refuses the chat of orders since {since} ({reason})',
    fix: 'Check TELEGRAM_BOT_TOKEN and TELEGRAM_CHAT_ID, and that the bot is still a member of the chat.',
  },
  'lead-probe-crm': {
    found: 'The webhook of the CRM does not answer since {since} ({reason})',
    fix: 'Check CRM_WEBHOOK_URL in the settings of the CRM.',
  },
  'check-late': {
    found: 'The check did not end ({reason})',
    fix: 'Run it again; if it repeats, look at the part that it names.',
  },
}

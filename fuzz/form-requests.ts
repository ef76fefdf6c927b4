import { oddJson } from './api-requests.ts'
import { oddFileContent, oddFileName } from './file-contents.ts'
import { oddHeaders } from './headers.ts'
import type { Random } from './random.ts'
import type { RawRequest } from './raw-request.ts'
import { valueFor } from './values.ts'

const TARGETS = [
  '/order/',
  '/order/',
  '/order/',
  '/api/v1/send-order-mail',
  '/order',
  '/order/?number=1',
  '/catalog/',
  '/ORDER/',
]
const FIELDS = [
  'name',
  'phone',
  'email',
  'comment',
  'additionalComment',
  'quantity',
  'policy',
  'isCatalog',
  'cityId',
  'clientCity',
  'referrerUrl',
  'utmSource',
  '__proto__',
  'constructor',
  'toString',
  'files[]',
]
const FILE_FIELDS = ['files[]', 'files', 'file', 'name', '', 'files[][]', '__proto__']

/** A valid form. */
const GOOD: [string, string][] = [
  ['name', 'Анна'],
  ['phone', '+7 (900) 123-45-67'],
  ['policy', '1'],
]

/** Returns a request of the order form in one of three content types, with files and random faults. */
export function makeFormRequest(random: Random): RawRequest {
  const number = random.below(1_000_000)
  const fields: [string, string][] =
    random.next() < 0.6 ? [...GOOD, ['email', `anna${number}@example.ru`]] : []
  for (let count = random.below(4); count > 0; count -= 1) {
    const name = random.pick(FIELDS)
    fields.push([name, valueFor(random, {}, [])])
  }
  const { type, body } = random.pick([asMultipart, asMultipart, asJson, asUrlEncoded])(random, fields)
  const cut = random.next() < 0.08 ? body.subarray(0, random.below(body.byteLength + 1)) : body
  return {
    kind: 'form',
    method: random.next() < 0.03 ? random.pick(['PUT', 'PATCH', 'DELETE']) : 'POST',
    target: random.pick(TARGETS),
    headers: [
      ['X-Requested-With', 'XMLHttpRequest'],
      [
        'Content-Type',
        random.next() < 0.04
          ? random.pick([
              'text/plain',
              'application/xml',
              'multipart/form-data',
              '',
              `${type}; charset=utf-7`,
            ])
          : type,
      ],
      ...(random.next() < 0.2 ? oddHeaders(random) : []),
    ],
    body: cut,
  }
}

type FormBody = { type: string; body: Buffer }

function asUrlEncoded(random: Random, fields: [string, string][]): FormBody {
  const pairs = fields.map(([name, text]): [string, string] => [name, text.toWellFormed()])
  const junk = random.next() < 0.1 ? random.pick(['&%', '&=&=', '&%ff=%00', `&${'a&'.repeat(900)}`]) : ''
  return {
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(`${new URLSearchParams(pairs)}${junk}`),
  }
}

function asJson(random: Random, fields: [string, string][]): FormBody {
  const type = 'application/json'
  if (random.next() < 0.15) {
    const odd = [
      'null',
      '[]',
      '1',
      '"a"',
      '{',
      '{}}',
      '{"__proto__":{}}',
      '['.repeat(50_000),
      '{"a":1e999}',
      '\ufeff{}',
      '',
    ]
    return { type, body: Buffer.from(random.pick(odd)) }
  }
  const record = Object.fromEntries(fields.map(([name, text]) => [name, oddJson(random, text)]))
  return { type, body: Buffer.from(JSON.stringify(record)) }
}

function asMultipart(random: Random, fields: [string, string][]): FormBody {
  const boundary = random.pick(['fuzz', '----WebKitFormBoundaryx', "a'()+_,-./:=?", 'b'.repeat(70)])
  const parts: Buffer[] = fields.map(([name, text]) =>
    part(boundary, `name="${quoted(name)}"`, Buffer.from(text)),
  )
  for (let count = random.below(4); count > 0; count -= 1) parts.push(filePart(random, boundary))
  const end = random.pick([
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n`,
    `--${boundary}--`,
    '',
    `--${boundary}x--\r\n`,
  ])
  const boundaryParameter =
    random.next() < 0.04
      ? random.pick(['', '; boundary=', '; boundary=other', '; boundary="', `; boundary=${'b'.repeat(300)}`])
      : `; boundary="${boundary}"`
  return {
    type: `multipart/form-data${boundaryParameter}`,
    body: Buffer.concat([...parts, Buffer.from(end)]),
  }
}

function filePart(random: Random, boundary: string): Buffer {
  const field = quoted(random.pick(FILE_FIELDS))
  const name = quoted(oddFileName(random))
  const disposition = random.pick([
    `name="${field}"; filename="${name}"`,
    `name="files[]"; filename="${name}"`,
    `name="files[]"; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
    `filename="${name}"`,
    `name="files[]"; filename="`,
  ])
  const extra = random.pick([
    '',
    'Content-Type: application/pdf\r\n',
    'Content-Type: text/html\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    `X-A: ${'a'.repeat(3000)}\r\n`,
    'X\r\n',
    'Content-Type: multipart/mixed; boundary=b\r\n',
  ])
  return part(boundary, disposition, oddFileContent(random), extra)
}

const quoted = (text: string) => text.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))

const part = (boundary: string, disposition: string, content: Buffer, extra = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${extra}\r\n`),
    content,
    Buffer.from('\r\n'),
  ])

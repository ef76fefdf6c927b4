#!/usr/bin/env bash
# jsQR 1.4.0 does not read an undamaged QR code at some sizes, and reads the same code at smaller ones. The picture is exact: black
# and white, straight, no blur, a quiet zone of four modules. A code of version 13 (a payment by GOST R 56042-2014) is drawn in 103
# sizes from 2 to 6 pixels per module. jsQR reads it at 2.00 pixels per module, but not at 3.48, 3.52 and 4.26. zxing-wasm 3.1.6 reads
# all but 2.08 and 2.12.
# A good guess is wrong: a reader that fails at 3.48 pixels does not say that the code is printed too small. To find the smallest
# printed size with jsQR, try several sizes around it, or compare with another reader.
# Prints the sizes without a reading. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error qrcode@1.5.4 jsqr@1.4.0 zxing-wasm@3.1.6
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import QRCode from 'qrcode'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm')
await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true })

const text =
  'ST00012|Name=ООО «Ткацкая мануфактура»|PersonalAcc=40702810638000000000|BankName=ПАО СБЕРБАНК г. Москва|' +
  'BIC=044525225|CorrespAcc=30101810400000000225|Sum=12345607|Purpose=Оплата по счёту № 26-000123 от 29.11.2026. ' +
  'В т.ч. НДС 22 % — 22 262,89 руб.|PayeeINN=7707083893|KPP=770701001'
const { modules, version } = QRCode.create(text, { errorCorrectionLevel: 'M' })
const QUIET_ZONE = 4
const side = modules.size + 2 * QUIET_ZONE

function draw(width) {
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x, y].map((at) => Math.floor((at * side) / width) - QUIET_ZONE)
      const isInside = [column, row].every((at) => at >= 0 && at < modules.size)
      const start = (y * width + x) * 4
      if (isInside && modules.get(row, column)) data.fill(0, start, start + 3)
    }
  return { data, width, height: width, colorSpace: 'srgb' }
}

const unread = { jsqr: [], zxing: [] }
let sizes = 0
for (let width = side * 2; width <= side * 6; width += 3) {
  const picture = draw(width)
  const size = (width / side).toFixed(2)
  sizes += 1
  if (jsQR(picture.data, width, width)?.data !== text) unread.jsqr.push(size)
  const [found] = await readBarcodes(picture, { formats: ['QRCode'] })
  if (!found || new TextDecoder().decode(found.bytes) !== text) unread.zxing.push(size)
}
console.log(`version ${version}, ${side} modules, ${sizes} sizes`)
console.log('jsQR 1.4.0 does not read at pixels per module:', unread.jsqr.join(' ') || 'none')
console.log('zxing-wasm 3.1.6 does not read at:            ', unread.zxing.join(' ') || 'none')
const expectedZxing = ['2.08', '2.12']
const expected = ['2.08', '2.19', '2.23', '2.27', '2.47', '2.51', '2.74', '3.48', '3.52', '4.26']
if (unread.jsqr.join() !== expected.join() || unread.zxing.join() !== expectedZxing.join()) {
  console.error('This has changed:', expected.join(' '), '/', expectedZxing.join(' '))
  process.exit(1)
}
JS
"${NODE:-node}" try.mjs

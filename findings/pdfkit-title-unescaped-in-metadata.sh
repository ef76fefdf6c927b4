#!/usr/bin/env bash
# pdfkit 0.20.2 writes title, author and subject into the XMP metadata without escaping them: a title with `&` or `<` makes XML that no
# parser reads. The same title in the document information is right, so viewers show it, and `pdfinfo` prints it without a warning.
# Only programs that read the metadata fail: validators of PDF/A and PDF/UA, archives and search engines.
# A good guess is wrong: the title is passed once, as plain text, and appears correctly in every viewer.
# Prints the metadata of a title. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error pdfkit@0.20.2 saxes@6.0.0
cat > try.mjs <<'JS'
import PDFDocument from 'pdfkit'
import { SaxesParser } from 'saxes'

function readMetadata(title) {
  const { promise, resolve } = Promise.withResolvers()
  const parts = []
  const document = new PDFDocument({ info: { Title: title }, pdfVersion: '1.7', tagged: true, displayTitle: true })
  document.on('data', (part) => parts.push(part))
  document.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
  document.end()
  return promise.then((text) => /<\?xpacket begin[^>]*>([\s\S]*?)<\?xpacket end/.exec(text)?.[1] ?? '')
}

function findFault(xml) {
  const faults = []
  const parser = new SaxesParser()
  parser.on('error', (error) => faults.push(error.message))
  parser.write(xml.trim()).close()
  return faults[0] ?? 'none'
}

const plain = await readMetadata('Cloth and thread')
const special = await readMetadata('Cloth & <thread>')
console.log('written:', /<dc:title>[\s\S]*?<rdf:li[^>]*>(.*)<\/rdf:li>/.exec(special)?.[1])
console.log('fault of a plain title:', findFault(plain))
console.log('fault of a title with & and <:', findFault(special))
if (findFault(plain) !== 'none' || findFault(special) === 'none') {
  console.error('This has changed')
  process.exit(1)
}
JS
"${NODE:-node}" try.mjs

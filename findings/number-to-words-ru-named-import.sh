#!/usr/bin/env bash
# number-to-words-ru 2.4.1 has no named export in Node, although its types and its ES module have one. Its package.json names the ES
# module in "module", which only bundlers read. Node reads "main", a UMD file, and finds no names in it: `import { convert }` compiles
# and works in a bundle, but throws a SyntaxError when Node starts the same source. The default export works in both.
# A good guess is wrong: the types declare `export function convert`, the package says "type": "module", and a test that bundles its
# source passes.
# Prints what Node finds. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error number-to-words-ru@2.4.1
grep -n 'export' node_modules/number-to-words-ru/index.d.ts
echo "import { convert } from 'number-to-words-ru'; console.log(convert('1.05'))" > named.mjs
echo "import words from 'number-to-words-ru'; console.log('default export:', words.convert('1.05'))" > default.mjs
echo "import { convert } from './node_modules/number-to-words-ru/dist/index.js'; console.log('ES module:', convert('1.05'))" > module.mjs
"${NODE:-node}" default.mjs
"${NODE:-node}" module.mjs
if "${NODE:-node}" named.mjs 2> error.txt; then
  echo 'This has changed: the named import works' >&2
  exit 1
fi
grep 'SyntaxError' error.txt

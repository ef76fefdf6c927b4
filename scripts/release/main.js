// Entry point of a release. Old versions of Node can read it, and are told what is missing.
const NODE_MAJOR = 24
const major = Number(process.versions.node.split('.')[0])

if (major < NODE_MAJOR) {
  console.error(
    `Node ${process.version} is too old: install Node ${NODE_MAJOR} or newer, or run "npm start", which uses the Node of the packages.`,
  )
  process.exitCode = 1
} else {
  import('node:module')
    .then(({ enableCompileCache }) => {
      // Compiled code is cached beside the packages, unless that folder can't be written to.
      enableCompileCache(new URL('node_modules/.cache/node', import.meta.url).pathname)
      return import('./build/main.js')
    })
    .catch((error) => {
      console.error(error)
      process.exitCode = 1
    })
}

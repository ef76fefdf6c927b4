const { memoryUnderLoad } = await import('./memory/memory-under-load.ts')
process.env.NODE_ENV='production'
for (const l of await memoryUnderLoad('/tmp/ld/var')) console.log(l)
process.exit(0)

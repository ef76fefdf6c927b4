import { findLoss } from '@rapport/markdown/test/find-loss'

const DOCUMENTS = Number(process.argv[2] ?? 10_000)

const lost: string[] = []
for (let seed = 1; seed <= DOCUMENTS; seed += 1) {
  const markdown = findLoss(seed)
  if (markdown !== undefined) lost.push(`${seed}: ${JSON.stringify(markdown)}`)
}
console.log(
  [...lost, `${DOCUMENTS - lost.length} of ${DOCUMENTS} documents come back as they were`].join('\n'),
)
process.exitCode = lost.length > 0 ? 1 : 0

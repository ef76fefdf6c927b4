/** Difference of two samples by rank. */
export interface RankTest {
  /** Probability that a value of the first sample is greater. 0.5 means equal samples. */
  above: number
  /** Two-sided p-value. */
  p: number
}

/** Returns the Mann–Whitney U test by normal approximation, for samples of twenty or more. */
export function rankTest(first: readonly number[], second: readonly number[]): RankTest {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].sort((a, b) => a.value - b.value)
  const rankSum = all.reduce((sum, { isFirst }, index) => (isFirst ? sum + index + 1 : sum), 0)
  const [n, m] = [first.length, second.length]
  const u = rankSum - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return { above: u / (n * m), p: 2 * normalTail(Math.abs(z)) }
}

/** Upper tail of the normal distribution, to seven digits (Abramowitz and Stegun 26.2.17). */
function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const polynomial = factors.reduceRight((sum, factor) => (sum + factor) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}

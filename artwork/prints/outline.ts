import { n } from './shapes.ts'

interface Step {
  command: string
  numbers: number[]
}

function parseSteps(path: string): Step[] {
  return [...path.matchAll(/([MLC])([^MLCZ]*)/g)].map(([, command = '', numbers = '']) => ({
    command,
    numbers: numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }))
}

const end = ({ numbers }: Step): [number, number] => [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]

/**
 * Mirrors the right half of an outline, drawn from the top centre to the bottom centre with absolute M, L and C. The
 * centre is x = 0.
 */
export function bothSides(half: string): string {
  const steps = parseSteps(half)
  const back: string[] = []
  for (let index = steps.length - 1; index > 0; index--) {
    const step = steps[index]
    const before = steps[index - 1]
    if (!step || !before) continue
    const [x, y] = end(before)
    const [ax = 0, ay = 0, bx = 0, by = 0] = step.numbers
    back.push(
      step.command === 'C' ? `C${n(-bx)} ${n(by)} ${n(-ax)} ${n(ay)} ${n(-x)} ${n(y)}` : `L${n(-x)} ${n(y)}`,
    )
  }
  return `${half}${back.join('')}Z`
}

/** Returns the bounding box of a path, including control points. */
export function getBounds(path: string) {
  const numbers = parseSteps(path).flatMap((step) => step.numbers)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

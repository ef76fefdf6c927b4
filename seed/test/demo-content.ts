import type { SeedContent } from '@rapport/staff-contract/seed/seed'
import { readContent } from '../read-content.ts'

let content: Promise<SeedContent> | undefined

/** Returns the demo content, read once per test process. */
export const readDemoContent = (): Promise<SeedContent> => {
  content ??= readContent()
  return content
}

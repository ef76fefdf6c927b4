import type { DesignGroup } from '../lines/group-by-design.ts'
import { findAdvice } from './find-advice.ts'

/** Returns advice on each design. It begins with the name of the item if there are several designs. */
export const listAdvice = (groups: readonly DesignGroup[]): string[] =>
  groups.flatMap((group) => {
    const advice = findAdvice(group)
    const title = groups.length > 1 ? `${group.lines[0]?.item.title}. ` : ''
    return advice === undefined ? [] : `${title}${advice}`
  })

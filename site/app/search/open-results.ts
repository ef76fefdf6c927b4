import { reachGoal } from '../browser/visit/analytics.ts'
import { SEARCH_PATH, toSearchPath } from './search-path.ts'

/** Forms of the search open the readable URL of their results. */
export function openResults(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.getAttribute('action') !== SEARCH_PATH) return
    event.preventDefault()
    reachGoal('searched')
    location.assign(toSearchPath(String(new FormData(form).get('query'))))
  })
}

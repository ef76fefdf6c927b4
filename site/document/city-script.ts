/** Settles which city a visitor wants who has chosen one, or comes from another host of ours; head-script.ts loads it for them. */
import { applyCrossHostState } from '../app/browser/city/city-redirect.ts'
import { hideWarnings, seenWarnings } from '../app/browser/city/city-warnings.ts'

const isUntrusted = document.currentScript?.dataset.untrusted !== undefined
applyCrossHostState(...(isUntrusted ? [false] : []))
// Some may have been dismissed at that host.
hideWarnings(seenWarnings())

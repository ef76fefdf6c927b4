/** Addresses of the site that are no public pages. */
const OTHERS = '/(account|admin|api|assets|docs|export|media|order|uploads)/*'

/**
 * Pages that the browser loads before the visitor opens them: prefetched when a mouse rests on their link, prerendered
 * when it is pressed. Only Chromium knows these rules.
 */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [OTHERS, '/*\\?(.+)'] } },
    { not: { selector_matches: '[download], [target]' } },
  ],
}

/** Content of a `<script type="speculationrules">`. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})

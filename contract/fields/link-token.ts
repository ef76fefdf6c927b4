/** Token of a link to an offer, an invoice or a proof: 256 random bits as base64url. */
export const LINK_TOKEN = /^[\w-]{43}$/

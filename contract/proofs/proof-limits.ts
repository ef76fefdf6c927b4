/** Maximum number of pages in a version. */
export const PROOF_PAGES_MAX = 20
/** Maximum number of versions of a proof. */
export const PROOF_VERSIONS_MAX = 50
/** Maximum size of a file in bytes. The process that draws pages accepts no larger one. */
export const PROOF_FILE_BYTES_MAX = 40 * 1024 * 1024
/** Maximum length of a comment and of a request for changes, in characters. */
export const PROOF_TEXT_MAX = 2000
/** Maximum length of the approver's name in characters. */
export const APPROVER_NAME_MAX = 100
/** Maximum number of comments on a proof, answers included. */
export const PROOF_COMMENTS_MAX = 200

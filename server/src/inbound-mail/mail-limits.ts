/** Bytes of a mail with its attachments, at most. */
export const MAIL_BYTES_MAX = 10 * 1024 * 1024
/** Mails of a mailbox that one run reads, at most. */
export const MAILS_A_RUN = 50

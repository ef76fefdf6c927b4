/** A file that cannot be read as a bank statement. The message is a Russian sentence for the staff member. */
export class StatementError extends Error {}

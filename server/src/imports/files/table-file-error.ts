/** A file that is not a readable table, with a message for its author. */
export class TableFileError extends Error {}

/** A file that can't be read as a table, with a sentence for who sent it. */
export class TableFileError extends Error {}

/** Returns whether the database can have a row with this id: a larger number would fail the query. */
export const isRowId = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 2 ** 31

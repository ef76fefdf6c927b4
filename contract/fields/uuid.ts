/** Id of an order, a file or another row: a UUID in lower case, as PostgreSQL writes it. */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

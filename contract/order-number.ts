/** `26-000123`: two digits of the year, a number that starts anew each year. */
export const ORDER_NUMBER = /^\d{2}-\d{6,9}$/

/** Returns the number in the query of the page that thanks for an order; undefined for any other text there. */
export function findOrderNumber(query: URLSearchParams): string | undefined {
  const number = query.get('number') ?? ''
  return ORDER_NUMBER.test(number) ? number : undefined
}

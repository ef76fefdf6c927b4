/** The schemas come when the form is first touched; see check-order.ts. */
export const loadOrderCheck = () => import('./check-order.ts')

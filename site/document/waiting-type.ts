/** Type of a script that waits: browsers ignore it until deferred-hydration.ts makes a module of it. */
export const WAITING_TYPE = 'text/waiting-module'

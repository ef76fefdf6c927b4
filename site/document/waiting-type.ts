/** Type of a script that browsers ignore until deferred-hydration.ts turns it into a module. */
export const WAITING_TYPE = 'text/waiting-module'

/** Function that returns the present moment. Rules that depend on time take a Clock, so that tests can set it. */
export type Clock = () => Date

export const systemTime: Clock = () => new Date()

/** Returns the present moment. Rules that depend on the time are given one of these, so that a test can turn it. */
export type Clock = () => Date

export const systemTime: Clock = () => new Date()

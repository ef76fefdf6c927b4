/** Key in the local storage of a token that the server has not ended yet. */
export const ENDED_TOKEN = 'endedToken'

/** Header with the id of a request, from one worker to another and to the visitor. */
export const requestIdHeader = 'X-Request-Id'

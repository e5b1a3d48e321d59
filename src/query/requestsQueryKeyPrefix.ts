/** Where the keys of all lists of requests start. A file of its own: who makes them old need not load how they are read. */
export const requestsQueryKeyPrefix = ['requests'] as const

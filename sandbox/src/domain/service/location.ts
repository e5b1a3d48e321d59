/** Port of the service when none is named. */
export const defaultServicePort = 4000

/** Below it the sandbox itself is told what to do. */
export const adminPath = '/admin/faults'

/** Below it pages find the service, with the API key added. */
export const proxyPath = '/proxy'

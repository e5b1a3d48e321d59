/** Default port of the service. */
export const defaultServicePort = 4000

/** Path prefix of the sandbox's own controls. */
export const adminPath = '/admin/faults'

/** Path prefix of the proxy for pages, which adds the API key. */
export const proxyPath = '/proxy'

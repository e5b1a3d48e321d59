/** Paths of the provider's endpoints, appended to the base URL. */
export interface ServicePaths {
  /** @default '/quote' */
  quote: string
  /** @default '/intents/status' */
  status: string
  /** Successor of the status endpoint, which newer deployments name in a step's `check`. @default '/intents/status/v3' */
  statusV3: string
  /** @default '/requests/v3' */
  requests: string
  /** @default '/requests/v2' */
  requestsV2: string
  /** Where signatures of gasless steps are posted. @default '/execute/permits' */
  permits: string
}

/** Paths of the endpoints, appended to the base URL, unless a deployment changes them. */
export const defaultServicePaths: ServicePaths = {
  quote: '/quote',
  status: '/intents/status',
  statusV3: '/intents/status/v3',
  requests: '/requests/v3',
  requestsV2: '/requests/v2',
  permits: '/execute/permits',
}

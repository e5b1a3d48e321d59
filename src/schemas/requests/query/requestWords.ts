/** Statuses that the history can be filtered by. */
export const requestStatusFilters = ['success', 'failure', 'refund', 'pending', 'depositing'] as const

/** A status that the history can be filtered by. */
export type RequestStatusFilter = (typeof requestStatusFilters)[number]

/** Kinds of requests that the interface names. */
export const requestTypes = [
  'Bridge',
  'Crosschain Swap',
  'Same-chain Swap',
  'Send',
  'Wrap',
  'Unwrap',
  'Call',
] as const

/** A kind of requests; the service may know others. */
export type RequestType = (typeof requestTypes)[number] | (string & {})

/** Features of requests that the interface names. */
export const requestFeatures = [
  'gasless_execution',
  'fast_fill',
  'gas_top_up',
  'app_fees',
  'deposit_address',
] as const

/** A feature of a request; the service may know others. */
export type RequestFeature = (typeof requestFeatures)[number] | (string & {})

/** What the history can be sorted by; the first is the default. */
export const requestSortKeys = ['createdAt', 'updatedAt', 'amountUsd'] as const

/** Directions of a sort. */
export const sortDirections = ['asc', 'desc'] as const

/** Most records that one page may hold. */
export const maxRequestsPageSize = 50

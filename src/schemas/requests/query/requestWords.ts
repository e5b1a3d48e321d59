/** Statuses that the history can be filtered by. */
export const requestStatusFilters = ['success', 'failure', 'refund', 'pending', 'depositing'] as const

/** A status that the history can be filtered by. */
export type RequestStatusFilter = (typeof requestStatusFilters)[number]

/** Types of requests that the API names. */
export const requestTypes = [
  'Bridge',
  'Crosschain Swap',
  'Same-chain Swap',
  'Send',
  'Wrap',
  'Unwrap',
  'Call',
] as const

/** A type of request; the provider may have others. */
export type RequestType = (typeof requestTypes)[number] | (string & {})

/** Features of requests that the API names. */
export const requestFeatures = [
  'gasless_execution',
  'fast_fill',
  'gas_top_up',
  'app_fees',
  'deposit_address',
] as const

/** A feature of a request; the provider may have others. */
export type RequestFeature = (typeof requestFeatures)[number] | (string & {})

/** Keys that the history can be sorted by; the first is the default. */
export const requestSortKeys = ['createdAt', 'updatedAt', 'amountUsd'] as const

/** Directions of a sort. */
export const sortDirections = ['asc', 'desc'] as const

/** Maximum number of records on a page. */
export const maxRequestsPageSize = 50

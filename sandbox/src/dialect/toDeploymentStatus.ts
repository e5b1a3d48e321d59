import type { Fields } from '../domain/isObject.ts'
import { omit } from './mapObjects.ts'

/** Writes the response of `GET /intents/status` as deployments do: before the deposit, the status is `unknown`. */
export function toDeploymentStatus(status: Fields): Fields {
  // The older endpoint's status for a request that waits for its deposit.
  return status['status'] === 'pending' ? { status: 'unknown' } : status
}

/** Writes the response of `GET /intents/status/v3` as deployments do: with few fields before the deposit. */
export function toDeploymentStatusV3(statusV3: Fields): Fields {
  const { status, quoteCreatedAt } = statusV3
  if (status === 'waiting') return { status, quoteCreatedAt }
  // `details` is a sentence about what is in progress or went wrong.
  const hasDetails = status === 'pending' || status === 'refund' || status === 'failure'
  return hasDetails ? statusV3 : omit(statusV3, ['details'])
}

import type { Fields } from '../domain/isObject.ts'
import { omit } from './mapObjects.ts'

/** Writes the answer of `GET /intents/status` as deployments do: before the deposit they know nothing. */
export function toDeploymentStatus(status: Fields): Fields {
  // The word of the legacy lookup for what waits for its deposit.
  return status['status'] === 'pending' ? { status: 'unknown' } : status
}

/** Writes the answer of `GET /intents/status/v3` as deployments do: next to nothing before the deposit. */
export function toDeploymentStatusV3(statusV3: Fields): Fields {
  const { status, quoteCreatedAt } = statusV3
  if (status === 'waiting') return { status, quoteCreatedAt }
  // A sentence says what is being worked on, or went wrong.
  const hasDetails = status === 'pending' || status === 'refund' || status === 'failure'
  return hasDetails ? statusV3 : omit(statusV3, ['details'])
}

import { ServiceError } from '../../errors/client.ts'
import { maxUnansweredLooks, maxUnknownLooks } from '../ports/journal/storeLimits.ts'

/** Counts looks at a request that told nothing. */
export interface Patience {
  /** The service has told of the request. */
  renew(): void
  /** A look failed; true once the service need not be asked any more. */
  isOverAfter(error: unknown): boolean
}

/** What nobody but a store, a link or a page tells may never have been: the service is not asked about it for ever. */
export function createPatience(): Patience {
  let unknown = 0
  let unanswered = 0
  return {
    renew() {
      unknown = unanswered = 0
    },
    isOverAfter(error) {
      unanswered += 1
      unknown = error instanceof ServiceError && error.status === 404 ? unknown + 1 : 0
      return unknown >= maxUnknownLooks || unanswered >= maxUnansweredLooks
    },
  }
}

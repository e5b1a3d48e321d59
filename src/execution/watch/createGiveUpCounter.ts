import { ServiceError } from '../../errors/client.ts'
import { maxUnansweredLooks, maxUnknownLooks } from '../ports/journal/storeLimits.ts'

/** Counts looks at a request that told nothing. */
export interface GiveUpCounter {
  /** The service has told of the request. */
  reset(): void
  /** A look failed; true once the service need not be asked any more. */
  shouldGiveUpAfter(error: unknown): boolean
}

/** What nobody but a store, a link or a page tells may never have been: the service is not asked about it for ever. */
export function createGiveUpCounter(): GiveUpCounter {
  let unknown = 0
  let unanswered = 0
  return {
    reset() {
      unknown = unanswered = 0
    },
    shouldGiveUpAfter(error) {
      unanswered += 1
      unknown = error instanceof ServiceError && error.status === 404 ? unknown + 1 : 0
      return unknown >= maxUnknownLooks || unanswered >= maxUnansweredLooks
    },
  }
}

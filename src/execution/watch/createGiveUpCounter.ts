import { ServiceError } from '../../errors/client.ts'
import { maxUnansweredPolls, maxUnknownPolls } from '../ports/journal/storeLimits.ts'

/** Counts looks at a request that told nothing. */
export interface GiveUpCounter {
  /** The service has told of the request. */
  reset(): void
  /** A look failed; true once the service need not be asked any more. */
  shouldGiveUpAfter(error: unknown): boolean
}

/** Counts failed polls of a request that only the journal, a link or the page names: the service may never have heard of it. */
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
      return unknown >= maxUnknownPolls || unanswered >= maxUnansweredPolls
    },
  }
}

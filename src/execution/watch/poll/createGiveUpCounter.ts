import { ServiceError } from '../../../errors/client.ts'

/**
 * How many polls in a row may fail before a request is given up that the provider hasn't reported since the page was loaded: because the
 * provider doesn't know it (`maxUnknownPolls`), or for any reason (`maxUnansweredPolls`). Showing the execution asks again.
 */
const maxUnknownPolls = 5
const maxUnansweredPolls = 30

/** Counts failed polls of a request. */
interface GiveUpCounter {
  /** The provider has reported the request. */
  reset(): void
  /** Counts a failed poll; true once the request is given up. */
  shouldGiveUpAfter(error: unknown): boolean
}

/** Counts failed polls of a request that only the journal, a link or the page names: the provider may never have received it. */
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

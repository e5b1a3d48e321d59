import { ServiceError } from '../../../errors/client.ts'

/**
 * How many polls in a row may fail before the provider is no longer asked about a request that it hasn't reported since the page was
 * loaded: because it doesn't know the request, or for any reason. Showing the execution asks again.
 */
const maxUnknownPolls = 5
const maxUnansweredPolls = 30

/** Counts failed polls of a request. */
interface GiveUpCounter {
  /** The provider has reported the request. */
  reset(): void
  /** A poll failed; true once the provider needn't be asked anymore. */
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

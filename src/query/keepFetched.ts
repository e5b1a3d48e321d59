import { replaceEqualDeep } from '@tanstack/react-query'
import { isFetched, markFetched } from '../client/fetchedAnswers.ts'
import { perObject } from '../utils/data/perObject.ts'
import { keepClock } from '../utils/time/steadyClock.ts'

/**
 * A `refetchOnMount` that immediately refetches restored data, whatever the persisted cache says about its age or the
 * request's end.
 */
export function refetchRestored({ state }: { state: { data: unknown } }): boolean | 'always' {
  return isFetched(state.data) || 'always'
}

/**
 * react-query's structural sharing, whose result counts as fetched if the new response does. Restored data isn't shared
 * with a response: an equal response would otherwise count as no change. Results of a `select` are shared with each
 * other.
 */
export function shareFetched(known: unknown, answer: unknown): unknown {
  if (isFetched(answer) && !isFetched(known)) return answer
  const shared: unknown = replaceEqualDeep(known, answer)
  return keepMark(answer, shared)
}

/** Wraps the page's own sharing, so that its result counts as fetched if the response does. */
export function sharingOf(given: Sharing = true): Sharing {
  if (given === true) return shareFetched
  return given && ((known, answer) => keepMark(answer, given(known, answer)))
}

/** react-query’s `structuralSharing`. */
export type Sharing = boolean | ((known: unknown, answer: unknown) => unknown)

/**
 * A `select` whose result counts as fetched if the response does. The same function for the same `select`, since
 * react-query reruns a different one at every render.
 */
export function selectFetched<answer, selected>(
  select: (answer: answer) => selected,
): (answer: answer) => selected {
  return selectAndMark(select) as (answer: answer) => selected
}

const selectAndMark = perObject((select: (answer: never) => unknown) => (answer: never) => {
  return keepMark(answer, select(answer))
})

function keepMark<result>(answer: unknown, result: result): result {
  if (!isFetched(answer) || typeof result !== 'object' || result === null) return result
  // One cast: only objects can be marked.
  return keepClock(answer as object, markFetched(result))
}

import type { Clock } from '../../../utils/time/clock.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import type { PageActivity } from './pageActivity.ts'

export interface PausePollOptions {
  /** On a hidden page, wait until the user returns, as always on an offline one. For results that nobody needs earlier. @default false */
  waitsWhileHidden?: boolean | undefined
  /** Resolves to end the pause early. */
  untilWoken?: ((signal: AbortSignal) => Promise<void>) | undefined
}

/**
 * Pauses between two polls. The pause ends early when the user returns to the page; an offline page waits for that in any case.
 *
 * @returns `slept` if the pause lasted as long as requested.
 * @throws the signal's reason once it aborts.
 */
export async function pausePoll(
  { page, clock, signal }: { page: PageActivity; clock: Clock; signal: AbortSignal },
  delayMs: number,
  { waitsWhileHidden = false, untilWoken }: PausePollOptions = {},
): Promise<'slept' | 'returned' | 'woken'> {
  signal.throwIfAborted()
  const isAway = () => page.isHidden() || page.isOffline()
  const mustReturn = () => (waitsWhileHidden ? isAway() : page.isOffline())
  const ends = (ending: AbortSignal) => {
    const returned = untilReturn(page, isAway, ending)
    return [
      returned,
      ...(mustReturn()
        ? []
        : [clock.sleep(delayMs, ending).then(() => (mustReturn() ? returned : ('slept' as const)))]),
      ...(untilWoken ? [untilWoken(ending).then(() => 'woken' as const)] : []),
    ]
  }
  // A clock may ignore its signal.
  return raceAbort(raceAndAbort<'slept' | 'returned' | 'woken'>(signal, ends), signal)
}

/** Resolves when the user returns to the page, now or after leaving it. */
function untilReturn(page: PageActivity, isAway: () => boolean, signal: AbortSignal): Promise<'returned'> {
  let wasAway = isAway()
  return new Promise((resolve) => {
    const stop = page.subscribe(() => {
      if (wasAway && !isAway()) resolve('returned')
      wasAway = isAway()
    })
    signal.addEventListener('abort', stop)
  })
}

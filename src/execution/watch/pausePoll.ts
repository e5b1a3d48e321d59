import type { Clock } from '../../utils/time/clock.ts'
import { raceAbort } from '../../utils/time/raceAbort.ts'
import { raceAndAbort } from '../../utils/time/raceAndAbort.ts'
import type { PageActivity } from './pageActivity.ts'

export interface PausePollOptions {
  /** A hidden page waits until it is visible again, as an offline one waits for the network: for what no one needs to know until then. @default false */
  waitsWhileHidden?: boolean | undefined
  /** Resolves when the pause is to end early. */
  untilWoken?: ((signal: AbortSignal) => Promise<void>) | undefined
}

/**
 * Pauses between two polls. It ends early when somebody comes back to the page, and does not end before that while there is no
 * network.
 *
 * @returns `slept` when it lasted as long as it was told to, and no longer.
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
  // Not every clock minds its signal.
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

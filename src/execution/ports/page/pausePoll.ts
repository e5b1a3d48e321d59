import type { Clock } from '../../../utils/time/clock.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import type { PageActivity } from './pageActivity.ts'

export interface PausePollOptions {
  /**
   * A hidden page also waits until the user returns, as an offline one always does: for what no one needs to know before. @default false
   */
  waitsWhileHidden?: boolean | undefined
  /** Resolves when the pause is to end early. */
  untilWoken?: ((signal: AbortSignal) => Promise<void>) | undefined
}

/**
 * Pauses between two polls. It ends early when the user returns to the page, and while the page is offline, only then.
 *
 * @returns `slept` if it took just as long as requested.
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

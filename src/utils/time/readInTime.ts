import { raceAndAbort } from './raceAndAbort.ts'
import { limitMs, withLimit, type Limited } from './withLimit.ts'

const unread = () => undefined

/** What a reading yields; undefined if it fails, takes longer than `maxMs`, or isn't done when the signal aborts. */
export function readInTime<value>(limited: Limited, reading: Promise<value>): Promise<value | undefined> {
  return withLimit(limited, reading.catch(unread), unread)
}

/** The same for a reading that would go on: it gets a signal that aborts when its time is over. */
export function startInTime<value>(
  { clock, signal, maxMs = limitMs }: Limited,
  start: (ending: AbortSignal) => Promise<value>,
): Promise<value | undefined> {
  return raceAndAbort<value | undefined>(signal, (ending) => [
    start(ending).catch(unread),
    clock.sleep(maxMs, ending).then(unread, unread),
  ])
}

/**
 * How much of a journal is tracked and kept, of executions and of deposit addresses alike. Anyone can write to storage, and each
 * entry costs requests.
 */

/** How many unfinished entries are tracked at once, and how many deposit addresses known only from storage are listed. */
export const maxFollowed = 20

/** How many entries are kept; unfinished ones stay, however many there are. */
export const maxRecords = 200

/** How long finished executions and deposit addresses are kept, and deposit addresses that can't be read, in milliseconds. */
export const keepOverMs = 30 * 24 * 60 * 60_000

/**
 * How long a payment that was prompted and never seen is kept, in milliseconds. Longer than a clock may be ahead, since the user is asked
 * about it before the next payment.
 */
export const keepUnseenMs = 365 * 24 * 60 * 60_000

/** How long entries that failed or are unresolved are tracked, in milliseconds, since their state may still change. */
export const failedInterestMs = 24 * 60 * 60_000

/** How far off the device's clock may be, in milliseconds. */
export const maxClockErrorMs = 24 * 60 * 60_000

/** How long storage may take to read, or to write one record, in milliseconds. Then it counts as refused. */
export const storeLimitMs = 8_000

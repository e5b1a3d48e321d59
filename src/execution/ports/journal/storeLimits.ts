/**
 * How much of what a store holds is listed, asked about and kept: of executions and of deposit addresses alike. Anybody may have
 * written there, and each entry costs requests.
 */

/** How many that are not over are listed and followed, the newest first. */
export const maxFollowed = 20

/** How many are kept; what is not over stays, however many there are. */
export const maxRecords = 200

/** How long what is over, or can't be read, is kept, in milliseconds. */
export const keepOverMs = 30 * 24 * 60 * 60_000

/** How long what failed, or was given up in doubt, is looked after: there may be news of it; in milliseconds. */
export const failedInterestMs = 24 * 60 * 60_000

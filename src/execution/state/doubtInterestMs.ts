/** How long what a wallet was asked for is tracked and asked about without news of it, in milliseconds: a day, by a clock that may be a day off. */
export const doubtInterestMs = 2 * 24 * 60 * 60_000

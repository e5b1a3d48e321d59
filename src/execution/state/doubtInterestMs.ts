/** How long a prompt without a known outcome is tracked and asked about, in milliseconds: a day, plus a day that the clock may be off. */
export const doubtInterestMs = 2 * 24 * 60 * 60_000

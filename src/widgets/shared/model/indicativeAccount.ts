/**
 * A placeholder for a wallet that isn't connected yet, so that visitors see a price. No one has its key, so no wallet can sign a quote for
 * it, and such a quote is never reviewed.
 */
export const indicativeAccount = '0x000000000000000000000000000000000000dEaD'

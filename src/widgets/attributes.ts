/**
 * Every part of the widgets and the words its `data-state` may say. Documentation, style sheets and tests read
 * this list; a name in it is public and stays.
 */
export const parts = {
  swap: [],
  'swap-form': [],
  'swap-side': ['pay', 'receive'],
  'swap-side-label': [],
  'swap-amount': ['valid', 'invalid'],
  'swap-output': ['empty', 'loading', 'ready', 'stale'],
  'swap-token': ['chosen', 'none', 'unknown'],
  'swap-token-logo': [],
  'swap-token-text': [],
  'swap-token-select': [],
  'swap-balance': [],
  'swap-max': [],
  'swap-reverse': [],
  'swap-notice': ['empty', 'error'],
  'swap-submit': ['ready', 'blocked', 'waiting'],
  'swap-usd': [],
  fees: ['compact', 'full'],
  'fees-summary': ['static'],
  'fees-summary-item': [],
  facts: [],
  fact: [],
  'fact-label': [],
  'fact-hint': [],
  'fact-value': [],
  'fact-phase': ['quoted', 'actual', 'agreed'],
  'fees-share': [],
  'facts-section': [],
  'facts-heading': [],
  'fees-warning': [],
  progress: [
    'idle',
    'auditing',
    'awaitingChain',
    'awaitingWallet',
    'confirming',
    'posting',
    'unknown',
    'attention',
    'filling',
    'success',
    'refunded',
    'failed',
    'rejected',
  ],
  'progress-title': [],
  'progress-where': [],
  'progress-warning': [],
  'progress-list': [],
  'progress-item': ['waiting', 'active', 'done', 'failed'],
  'progress-item-mark': [],
  'progress-item-text': [],
  'progress-item-label': [],
  'progress-item-state': [],
  'progress-hash': [],
  'progress-request': [],
  'progress-actions': [],
  'progress-action': [],
  'hidden-text': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Name of a part. */
export type Part = keyof typeof parts

/** A word that a part's `data-state` may say. */
export type PartState<part extends Part> = (typeof parts)[part][number]

/** The attributes of a part; a name or a word that is not in the list is a compile error. */
export function partProps<part extends Part>(
  part: part,
  state?: PartState<part>,
): { 'data-cw-part': part; 'data-state'?: PartState<part> } {
  return state === undefined ? { 'data-cw-part': part } : { 'data-cw-part': part, 'data-state': state }
}

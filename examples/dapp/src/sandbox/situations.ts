/** A situation in a visitor's words. */
export interface Situation {
  title: string
  /** What the widgets do about it, in one line. */
  moral?: string
}

/** The sandbox's situations, in the words of the page. Those with a moral are worth trying first, in this order. */
export const situations: ReadonlyMap<string, Situation> = new Map([
  ['calm', { title: 'All goes well', moral: 'Quote, approve, done: your funds arrive in seconds.' }],
  [
    'fillReverted',
    {
      title: 'Delivery fails',
      moral: 'You get your funds back, and see how much, where and in which transaction.',
    },
  ],
  [
    'priceSlipped',
    { title: 'Price drops', moral: 'You never receive less than the minimum you were shown.' },
  ],
  ['slowFill', { title: 'Slow delivery', moral: 'Close the tab and come back: your swap is still tracked.' }],
  [
    'depositReorged',
    { title: 'Network drops the deposit', moral: 'If your deposit is gone, its check mark goes too.' },
  ],
  [
    'offline',
    {
      title: 'Connection lost',
      moral: 'Nothing is sent twice, and a lost connection is not called a failure.',
    },
  ],
  [
    'rateLimited',
    {
      title: 'Too many requests',
      moral: 'You’re told for how long to wait, and the price is asked for again after that.',
    },
  ],
  ['costlyService', { title: 'High fees', moral: 'The price impact turns red before you sign anything.' }],
  [
    'sponsorCapReached',
    {
      title: 'Fees partly sponsored',
      moral: '“No fees” appears only where you pay none.',
    },
  ],
  ['slowNetwork', { title: 'Slow connection' }],
  ['captivePortal', { title: 'Wi-Fi login page' }],
  ['redirected', { title: 'Redirected elsewhere' }],
  ['rateLimitedInSilence', { title: 'Too many requests, no time given' }],
  ['outage', { title: 'Provider down' }],
  ['quoteFails', { title: 'No quotes' }],
  ['statusHiccup', { title: 'Hiccups while tracking' }],
  ['historyBroken', { title: 'Unreadable activity' }],
  ['answersCut', { title: 'Responses cut off' }],
  ['lateDeposit', { title: 'Payments too late' }],
  ['supersededDeposit', { title: 'Payment moved to another request' }],
  ['permitsNotRelayed', { title: 'Signature not accepted' }],
  ['claimFirst', { title: 'Extra signature needed' }],
  ['fillStuck', { title: 'Delivery stuck' }],
  ['solverEmpty', { title: 'Provider out of funds' }],
])

/** A situation in a visitor's words. */
export interface Situation {
  title: string
  /** What the widgets do about it, in one line. */
  moral: string
}

/** How many of the situations are shown at once: the rest is in “More situations”. */
export const firstSituations = 9

/** The sandbox's situations, in the words of the page. Those worth trying first come first. */
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
  [
    'slowNetwork',
    { title: 'Slow connection', moral: 'The form says it’s fetching, and you can keep typing.' },
  ],
  ['captivePortal', { title: 'Wi-Fi login page', moral: 'A login page is never read as a quote.' }],
  ['redirected', { title: 'Redirected elsewhere', moral: 'No request follows a redirect to another host.' }],
  [
    'rateLimitedInSilence',
    {
      title: 'Too many requests, no time given',
      moral: 'You’re asked to wait a moment, and no request hammers the provider.',
    },
  ],
  [
    'outage',
    { title: 'Provider down', moral: 'You’re told that the provider is down, and your entries stay.' },
  ],
  ['quoteFails', { title: 'No quotes', moral: 'You see why there is no quote, and can try again.' }],
  [
    'statusHiccup',
    { title: 'Hiccups while tracking', moral: 'A few bad responses don’t end the tracking of your swap.' },
  ],
  [
    'historyBroken',
    { title: 'Unreadable activity', moral: 'You’re told what can’t be read, and the rest still works.' },
  ],
  ['answersCut', { title: 'Responses cut off', moral: 'Half a response is never shown as a whole one.' }],
  [
    'lateDeposit',
    { title: 'Payments too late', moral: 'You see your refund, and that you shouldn’t pay again.' },
  ],
  [
    'supersededDeposit',
    {
      title: 'Payment moved to another request',
      moral: 'At a deposit address, your payment is still tracked, under its new request ID.',
    },
  ],
  [
    'permitsNotRelayed',
    {
      title: 'Signature not accepted',
      moral: 'With “Sign only” in the settings: you can pay by transaction instead, and never twice.',
    },
  ],
  [
    'claimFirst',
    { title: 'Extra signature needed', moral: 'Each signature is explained before your wallet asks for it.' },
  ],
  [
    'fillStuck',
    { title: 'Delivery stuck', moral: 'Your swap isn’t called complete before its delivery is confirmed.' },
  ],
  [
    'solverEmpty',
    { title: 'Provider out of funds', moral: 'New quotes are refused, and earlier deposits come back.' },
  ],
])

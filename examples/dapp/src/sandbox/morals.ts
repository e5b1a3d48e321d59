/** What the widgets do about a situation, in one line: those worth trying first, in this order. */
export const morals: ReadonlyMap<string, string> = new Map([
  ['calm', 'Quote, approve, done: your funds arrive in seconds.'],
  ['fillReverted', 'You get your funds back, and see how much, where and in which transaction.'],
  ['priceSlipped', 'You never receive less than the minimum you were shown.'],
  ['slowFill', 'Close the tab and come back: your swap is still tracked.'],
  ['depositReorged', 'If the chain drops your deposit, its check mark goes too.'],
  ['offline', 'Nothing is sent twice, and a lost connection is not called a failure.'],
  ['rateLimited', 'You’re told for how long to wait, and the price is asked for again after that.'],
  ['costlyService', 'The price impact turns red before you sign anything.'],
  ['sponsorCapReached', '“No fees” appears only where you pay none. Try it with ?sponsor.'],
])

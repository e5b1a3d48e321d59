/** What the widgets do about a situation, in one line: those worth trying first, in this order. */
export const morals: ReadonlyMap<string, string> = new Map([
  ['calm', 'Quote, approve, done: money on the other side in seconds.'],
  ['fillReverted', 'It comes back: you see how much, where and by which transaction.'],
  ['priceSlipped', 'Nobody gets less than the minimum that was shown.'],
  ['slowFill', 'Close the tab, come back: it is still being followed.'],
  ['depositReorged', 'A tick that no longer holds is taken back.'],
  ['offline', 'Nothing is sent twice, and nothing is called failed that is only unseen.'],
  ['rateLimited', 'It waits as long as it was asked to, and says so.'],
  ['costlyService', 'The price impact turns red before anything is signed.'],
  ['sponsorCapReached', '“Free” is said only where you pay nothing. Try it with ?sponsor.'],
])

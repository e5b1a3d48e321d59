/** What every execution guarantees. Each is held by tests in `test/execution`. */
export const invariants: readonly string[] = [
  'The wallet is asked only after a call of `start()` or `proceed()` in this page. A resumed execution is only tracked.',
  'Before the wallet is asked, the journal is searched for another payment of the request, and the request is saved. If either fails, the user decides whether to continue anyway.',
  'If the answer to a prompt is lost, the wallet isn’t asked again until the network and the provider report that nothing was sent, and the user agrees.',
  'Each account has at most one prompt at a time, over all tabs, unless the user decides otherwise: an earlier one may be left open, or locks may not work.',
  'Only the accepted quote is signed: its digest, age, account and network are compared before each prompt. After its approval is sent, it may be paid until its order expires and within the requested `ttl`, or for an hour if neither is known; an order that had already expired, which the user accepted, adds no time. The provider is then asked once more whether it was already paid.',
  'Before the first prompt, and again when the provider adds steps, the whole quote is audited. A blocking finding ends the execution; one that needs confirmation waits for the user.',
  'The library never repeats sending or signing. The first item that is rejected or fails ends the run.',
  'The provider’s final status ends an execution in any state, even after the client timed out or couldn’t reach the provider.',
  'Only the user leaves `success` and `refunded`. Both are the provider’s word: the library doesn’t look for the delivery on its chain, nor notice that a reorganization removed it. The widgets also read the provider’s history, and claim neither if that contradicts the status. A page that is loaded again asks the provider anew. A failure may still become a refund; one because the network dropped the deposit makes the deposit’s item `confirming` again: the provider’s reason (`DEPOSIT_REORGED`) shows that at once, and the chain within minutes.',
  'An unknown status never ends an execution, and an older answer replaces a newer one only if it reports further progress of the funds.',
]

import type { Run } from '../run.ts'

/** How often the network is asked, in milliseconds. It must be missing twice: nodes behind one address differ. */
const checkDelayMs = 15_000

export interface DetectDroppedTransactionParameters {
  index: number
  chainId: number
  transactionHash: `0x${string}`
}

/**
 * Tells when the network does not know a transaction while the account's number has moved past it: what a wallet
 * cancels before anybody has seen it leaves no other trace. A transaction that travels privately is not told
 * missing: the number moves only with it.
 *
 * Resolves once the item waits no more for its transaction; rejects when the run is left.
 */
export async function detectDroppedTransaction(
  {
    chainReader,
    clock,
    signal,
    dispatch,
    getState,
  }: Pick<Run, 'chainReader' | 'clock' | 'signal' | 'dispatch' | 'getState'>,
  { index, chainId, transactionHash }: DetectDroppedTransactionParameters,
): Promise<void> {
  let timesMissing = 0
  for (;;) {
    await clock.sleep(checkDelayMs, signal)
    if (getState().items[index]?.status !== 'confirming') return
    const isMissing = await check().catch(() => undefined)
    if (isMissing === undefined) continue
    timesMissing = isMissing ? timesMissing + 1 : 0
    if (timesMissing !== 1) dispatch({ type: 'missing', index, isMissing })
  }

  async function check(): Promise<boolean> {
    const { intent } = getState().items[index] ?? {}
    if (!intent) return false
    const account = intent.from
    const mined = await chainReader.getTransactionCount({ chainId, account, blockTag: 'latest' })
    // Asked last, so that a transaction which is mined in between is known.
    const hasMovedOn = mined > (intent.nonce ?? Infinity)
    return hasMovedOn && !(await chainReader.hasTransaction({ chainId, transactionHash }))
  }
}

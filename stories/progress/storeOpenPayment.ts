import type { ExecutionRecord } from '@causeway/react/execution'
import { storeRecord } from '../../src/execution/records/executionJournal.ts'
import { tokenOf, type StoryEnvironment } from '../support/environment/createStoryEnvironment.ts'

/** Stores an earlier swap of 25 USDC whose permit was sent, and whose use is unknown. */
export function storeOpenPayment(env: StoryEnvironment): void {
  const { client, sandbox, journal } = env
  const [user, recipient] = sandbox.accounts
  if (!recipient) throw new TypeError('The sandbox has several accounts.')
  const now = Date.now()
  const amountOf = (chain: string, amount: bigint) => {
    const { chainId, address, symbol, name, decimals } = tokenOf(env, 'USDC', chain)
    return { currency: { chainId, address, symbol, name, decimals }, amount }
  }
  const pay = amountOf('Alder', 25_000_000n)
  const record: ExecutionRecord = {
    id: 'earlier',
    baseUrl: client.baseUrl,
    requestId: undefined,
    statusPath: undefined,
    status: 'failed',
    summary: {
      operation: 'bridge',
      sender: user,
      recipient,
      refundTo: user,
      pay,
      receive: amountOf('Birch', 24_950_000n),
      refund: undefined,
      timeEstimate: 2,
    },
    items: [
      {
        kind: 'signature',
        stepId: 'authorize',
        chainId: pay.currency.chainId,
        status: 'lost',
        intent: { from: user, at: now - 60_000, expiresAt: now + 600_000 },
      },
    ],
    requestState: undefined,
    startedAt: now - 60_000,
    updatedAt: now - 30_000,
  }
  void storeRecord(journal, record)
}

import type { ExecutionRecord, Journal } from '@causeway/react/execution'
import type { executionItemStatuses } from '../../../src/execution/state/executionItem.ts'

export const address = '0x00000000000000000000000000000000000000a1'

const pay = {
  chainId: 1,
  address: '0x00000000000000000000000000000000000000c3',
  symbol: 'USDC',
  name: 'USD Coin',
  decimals: 6,
}
const receive = {
  chainId: 2,
  address: '0x00000000000000000000000000000000000000d4',
  symbol: 'DAI',
  name: 'Dai',
  decimals: 18,
}

/** Everything that a record may hold. */
export const record: ExecutionRecord = {
  id: 'one',
  baseUrl: 'https://one.invalid',
  requestId: '0x1',
  statusPath: '/intents/status',
  status: 'confirming',
  summary: {
    operation: 'bridge',
    sender: address,
    recipient: '0x00000000000000000000000000000000000000b2',
    refundTo: undefined,
    pay: { currency: pay, amount: 5n },
    receive: { currency: receive, amount: 4n },
    refund: undefined,
    timeEstimate: 30,
  },
  items: [
    {
      kind: 'transaction',
      stepId: 'approve',
      action: 'Confirm',
      chainId: 1,
      status: 'confirming',
      transactionHash: '0xab',
      change: 'repriced',
      intent: {
        from: address,
        at: 1_000,
        nonce: 7,
        callsId: '0x9',
        approval: {
          token: '0x00000000000000000000000000000000000000c3',
          spender: '0x00000000000000000000000000000000000000e5',
          amount: 5n,
        },
      },
    },
  ],
  requestState: { rawStatus: 'pending', status: 'pending', isDeposited: false, updatedAt: 3 },
  startedAt: 1_000,
  updatedAt: 2_000,
}

/** A record with this status, and one item for each of the item statuses. */
export function recordOf(
  status: ExecutionRecord['status'],
  ...items: (typeof executionItemStatuses)[number][]
) {
  const [item] = record.items
  if (!item) throw new TypeError('The record has no item.')
  return { ...record, status, items: items.map((itemStatus) => ({ ...item, status: itemStatus })) }
}

/** A journal that fails whatever is asked of it. */
export const refusingJournal: Journal = {
  read: () => Promise.reject(new Error('blocked')),
  write: () => Promise.reject(new Error('full')),
  remove: () => Promise.reject(new Error('locked')),
}

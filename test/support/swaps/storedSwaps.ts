import { createMemoryJournal, type Journal } from '@causeway/react/execution'

/** The sender of a stored swap unless the test names another one: an account that is never connected. */
export const otherSender = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const recipient = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const refundTo = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'

export interface StoredSwap {
  id: string
  /** The status of an execution, or of the request of a deposit address. */
  status: string
  /** For an execution. @default none */
  requestId?: string
  /** @default otherSender */
  sender?: string
  /** How long ago it changed last, in milliseconds. @default now */
  agoMs?: number
  /** A deposit address. @default false */
  isDeposit?: boolean
  /** Whether no wallet was connected. @default false */
  isWithoutWallet?: boolean
  chainIds?: readonly [number, number]
  /** Where each prompt of an execution stood. @default none */
  items?: readonly string[]
}

/** A store in which an earlier page has left transfers and deposit addresses. */
export function storedSwaps(swaps: readonly StoredSwap[], baseUrl = 'https://sandbox.invalid'): Journal {
  const journal = createMemoryJournal()
  // One time for all: lists are ordered by it.
  const now = Date.now()
  for (const swap of swaps) {
    void journal.write((swap.isDeposit ? toDeposit : toExecution)(swap, baseUrl, now))
  }
  return journal
}

function toExecution(
  { id, status, requestId, sender = otherSender, agoMs = 0, chainIds = [1, 10], items = [] }: StoredSwap,
  baseUrl: string,
  now: number,
) {
  const [origin, destination] = chainIds
  const at = now - agoMs
  const summary = {
    sender,
    recipient,
    refundTo,
    pay: {
      amount: '7000000',
      currency: { chainId: origin, address: '0x00000000000000000000000000000000000000a1', decimals: 6 },
    },
    receive: {
      amount: '5000000000000000000',
      currency: { chainId: destination, address: '0x00000000000000000000000000000000000000b2', decimals: 18 },
    },
  }
  const record = {
    version: 1,
    id,
    baseUrl,
    status,
    requestId,
    summary,
    items: items.map((itemStatus) => ({
      kind: 'transaction',
      stepId: 'deposit',
      chainId: origin,
      status: itemStatus,
    })),
    startedAt: at,
    updatedAt: at,
  }
  return { id, text: JSON.stringify(record) }
}

function toDeposit(
  { id, status, sender = otherSender, agoMs = 0, isWithoutWallet, chainIds = [1, 10] }: StoredSwap,
  baseUrl: string,
  now: number,
) {
  const at = now - agoMs
  const [origin, destination] = chainIds
  const side = { decimals: 18, amount: '31000000000000000000' }
  const terms = {
    requestId: id,
    type: 'strict',
    address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
    pay: { ...side, chainId: origin },
    receive: { ...side, chainId: destination },
    recipient,
    refundTo,
    requestedAt: at,
  }
  return {
    id: `deposit:${id}`,
    text: JSON.stringify({
      version: 1,
      baseUrl,
      account: isWithoutWallet ? null : sender,
      terms,
      status,
      updatedAt: at,
    }),
  }
}

import { zeroAddress } from 'viem'
import type { Sweeps } from './createSweeps.ts'
import type { LedgerTransfer } from '../domain/ledger/ledger.ts'
import { priceArrived } from './priceArrived.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import { depositsOf, isSameDeposit } from '../domain/request/requestFacts.ts'
import type { Deposit, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { toNextRequest, toRegeneratedRequest } from './successorRequest.ts'

/**
 * Moves deposits from deposit addresses to the depository, each for its request:
 *
 * - A strict address belongs to its one request. The first transfer is its deposit; all others are returned.
 * - An open address fills whatever arrives. The first transfer is the deposit of its request, and each other one creates a request of its
 *   own, priced when it arrives.
 *
 * @returns a function that ends the watch.
 */
export function watchDepositAddresses(
  context: ServiceContext,
  {
    flow,
    sweeps,
    giveBack,
  }: {
    flow: RequestFlow
    sweeps: Sweeps
    /** Returns money that no request asked for. */
    giveBack: (request: ServiceRequest, deposit: Deposit) => Promise<void>
  },
): () => void {
  const { ledger, store, policy } = context
  return ledger.watchTransfers((transfer) => {
    void flow.enqueue(`${transfer.chainId} ${transfer.to}`, () => onTransfer(transfer))
  })

  async function onTransfer(transfer: LedgerTransfer): Promise<void> {
    const requests = await requestsAt(transfer)
    const [first] = requests
    if (!first) return
    const owner = requests.find(({ id }) => id === first.supersededBy) ?? first
    const deposit = toDeposit(owner, transfer)
    if (requests.flatMap(depositsOf).some((known) => isSameDeposit(known, deposit))) return
    await flow.enqueue(owner.id, async () => {
      const latest = (await store.get(owner.id)) ?? owner
      if (latest.progress.status === 'waiting') {
        return policy.regeneratesDeposits ? regenerate(latest, deposit) : take(latest, deposit)
      }
      if (latest.depositAddress?.type === 'open') {
        return take(await toNextRequest(context, first, deposit.amount), deposit)
      }
      return giveBack(latest, deposit)
    })
  }

  /** The requests that one address was given to, oldest first. */
  async function requestsAt({ chainId, to }: LedgerTransfer): Promise<ServiceRequest[]> {
    const requests = await store.all()
    const wanted = to.toLowerCase()
    return requests.filter(
      ({ depositAddress, terms }) =>
        depositAddress?.address.toLowerCase() === wanted && terms.currencyIn.chainId === chainId,
    )
  }

  /** Assigns a deposit to a request. An open address prices what arrived; a strict one keeps its order. */
  async function take(request: ServiceRequest, arrived: Deposit): Promise<void> {
    const deposit = { ...arrived, orderId: request.orderId }
    const depositing = await flow.advance(await withArrivedTerms(request, deposit), {
      status: 'depositing',
      deposit,
    })
    sweeps.start(depositing)
  }

  async function withArrivedTerms(request: ServiceRequest, { amount }: Deposit): Promise<ServiceRequest> {
    const { depositAddress, terms } = request
    if (depositAddress?.type !== 'open' || amount === terms.amountIn) return request
    const offered = await priceArrived(context, depositAddress, amount)
    return offered ? { ...request, terms: offered, quotedTerms: terms } : request
  }

  /** Assigns the deposit to a new request that replaces the first. */
  async function regenerate(first: ServiceRequest, deposit: Deposit): Promise<void> {
    const regenerated = toRegeneratedRequest(context, first)
    await take(regenerated, deposit)
    await flow.change({ ...first, supersededBy: regenerated.id })
  }
}

function toDeposit({ orderId }: ServiceRequest, { from, to, index, ...transfer }: LedgerTransfer): Deposit {
  return {
    ...transfer,
    orderId,
    depositor: from,
    currency: zeroAddress,
    logIndex: index,
    sentTo: to,
  }
}

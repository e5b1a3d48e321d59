import { zeroAddress, type Hex } from 'viem'
import { getQuote } from '@causeway/react/actions'
import type { ChainCurrency } from '../../src/domain/chains/chain.ts'
import type { RequestProgress, ServiceRequest } from '../../src/domain/request/flow/serviceRequest.ts'
import { at } from './at.ts'
import { createTestSandbox, type TestSandbox } from './environment/createTestSandbox.ts'
import { quoteParameters, requestIdOf } from './quotes.ts'

/** The overrides of a test for a request; everything else is the same for all. */
export interface RequestOverrides extends Partial<Omit<ServiceRequest, 'progress' | 'terms'>> {
  /** It becomes id and hashes. */
  number: number
  status?: RequestProgress['status'] | undefined
  currencyIn?: ChainCurrency | undefined
  currencyOut?: ChainCurrency | undefined
  amountIn?: bigint | undefined
  failReason?: string | undefined
}

/** Asks for a quote, as a pattern for requests that were neither made nor paid. */
export async function createRequestTemplate(): Promise<ServiceRequest> {
  const sandbox = createTestSandbox()
  const quote = await getQuote(sandbox.client, quoteParameters(sandbox, { amount: 1_000_000n }))
  const { apiKey: _, ...pattern } = (await sandbox.store.get(requestIdOf(quote))) ?? {}
  return pattern as ServiceRequest
}

/** Makes a request as the service keeps it. */
export function toServiceRequest(pattern: ServiceRequest, wanted: RequestOverrides): ServiceRequest {
  const {
    number,
    status = 'success',
    failReason = 'UNKNOWN',
    currencyIn,
    currencyOut,
    amountIn,
    ...own
  } = wanted
  const id: Hex = `0x${number.toString(16).padStart(64, '0')}`
  const terms = {
    ...pattern.terms,
    ...(currencyIn && { currencyIn }),
    ...(currencyOut && { currencyOut }),
    ...(amountIn && { amountIn }),
  }
  const progress = toProgress(status, { id, ...terms, failReason })
  return { ...pattern, ...own, id, orderId: orderIdOf(id), terms, progress }
}

/** A currency of a chain, both by their place. */
export function currencyAt({ chains }: TestSandbox, chain: number, currency: number): ChainCurrency {
  const { id: chainId, currencies } = at(chains, chain)
  return { ...at(currencies, currency), chainId }
}

function orderIdOf(id: Hex): Hex {
  return `0xa${id.slice(3)}`
}

/** The hash of a transaction of a request. */
export function hashOf(id: Hex, what: 'deposit' | 'fill' | 'refund'): Hex {
  return `0x${{ deposit: 'd', fill: 'f', refund: 'e' }[what]}${id.slice(3)}`
}

function toProgress(
  status: RequestProgress['status'],
  facts: { id: Hex; currencyIn: ChainCurrency; amountIn: bigint; failReason: string },
): RequestProgress {
  const { id, currencyIn, amountIn, failReason } = facts
  const moved = (what: 'deposit' | 'fill' | 'refund') => ({
    orderId: orderIdOf(id),
    chainId: currencyIn.chainId,
    currency: currencyIn.address,
    amount: amountIn,
    transactionHash: hashOf(id, what),
    blockNumber: 1n,
    timestamp: 1,
    fee: 0n,
  })
  const deposit = { ...moved('deposit'), depositor: zeroAddress, logIndex: 0 }
  const payout = (what: 'fill' | 'refund') => ({ ...moved(what), recipient: zeroAddress })
  switch (status) {
    case 'waiting':
      return { status }
    case 'depositing':
    case 'pending':
      return { status, deposit }
    case 'submitted':
    case 'success':
      return { status, deposit, fill: payout('fill') }
    case 'refund':
      return { status, deposit, refund: payout('refund'), failReason }
    case 'failure':
      return { status, deposit, failReason, refundFailReason: 'MANUAL_REFUND_REQUIRED' }
    default:
      return status satisfies never
  }
}

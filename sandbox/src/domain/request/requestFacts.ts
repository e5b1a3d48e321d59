import type { requestTypes } from '@causeway/react/schemas'
import type { LedgerReceipt } from '../ledger/ledger.ts'
import { operationOf } from './terms/operation.ts'
import type { RequestTerms } from './terms/requestTerms.ts'
import type { Deposit, Payout, RequestProgress, ServiceRequest } from './flow/serviceRequest.ts'

/** The public status of a request. It is `depositing` as soon as the deposit is pulled, even before it is seen. */
export function statusOf({ progress, permit }: ServiceRequest): RequestProgress['status'] {
  return progress.status === 'waiting' && permit?.pulled ? 'depositing' : progress.status
}

/** The chains of a request. */
export function routeOf({ terms }: ServiceRequest): { origin: number; destination: number } {
  return { origin: terms.currencyIn.chainId, destination: terms.currencyOut.chainId }
}

/** The deposit that a request is filled or refunded for. */
export function depositOf({ progress }: ServiceRequest): Deposit | undefined {
  return progress.status === 'waiting' ? undefined : progress.deposit
}

/** The payment to the recipient on the destination chain. */
export function fillOf({ progress }: ServiceRequest): Payout | undefined {
  return progress.status === 'success' || progress.status === 'submitted' ? progress.fill : undefined
}

/** Every deposit for a request, its own first. */
export function depositsOf(request: ServiceRequest): Deposit[] {
  const own = depositOf(request)
  const others = request.surpluses.map(({ deposit }) => deposit)
  return own ? [own, ...others.filter((deposit) => !isSameDeposit(deposit, own))] : others
}

/** Every transaction that brought money, in order: to a deposit address, and from there into the depository. */
export function incomingReceiptsOf(request: ServiceRequest): (LedgerReceipt & { chainId: number })[] {
  return depositsOf(request).flatMap((deposit) => {
    const { chainId, sweep } = deposit
    return sweep ? [deposit, { ...sweep, chainId }] : [deposit]
  })
}

/** Whether two deposits are the same one. */
export function isSameDeposit(one: Deposit, other: Deposit): boolean {
  return (
    one.chainId === other.chainId &&
    one.sentTo === other.sentTo &&
    one.transactionHash === other.transactionHash &&
    one.logIndex === other.logIndex
  )
}

/** Every payment back to the payer, the request's own first. */
export function refundsOf({ progress, surpluses }: ServiceRequest): Payout[] {
  const own = progress.status === 'refund' ? [progress.refund] : []
  return [...own, ...surpluses.flatMap(({ refund }) => refund ?? [])]
}

/** The terms that were quoted before anything arrived. */
export function quotedTermsOf({ terms, quotedTerms }: ServiceRequest): RequestTerms {
  return quotedTerms ?? terms
}

/** Why a request was not filled; null if it was, or still may be. */
export function failReasonOf({ progress }: ServiceRequest): string | null {
  return progress.status === 'refund' || progress.status === 'failure' ? progress.failReason : null
}

/** Why a refund failed; null if it didn't, or none was due. */
export function refundFailReasonOf({ progress, surpluses }: ServiceRequest): string | null {
  if (progress.status === 'failure') return progress.refundFailReason
  return surpluses.find(({ refundFailReason }) => refundFailReason)?.refundFailReason ?? null
}

/** A request's features, as named in the history. */
export function featuresOf({ terms, depositAddress, permit }: ServiceRequest): string[] {
  return [
    ...(permit ? ['gasless_execution'] : []),
    ...(terms.topupOut > 0n ? ['gas_top_up'] : []),
    ...(terms.fixedRate ? ['fixed_rate'] : []),
    ...(terms.appFees.length > 0 ? ['app_fees'] : []),
    ...(depositAddress ? ['deposit_address'] : []),
  ]
}

/** A request's type, as named in the history. */
export function requestTypeOf(terms: RequestTerms): (typeof requestTypes)[number] {
  const { currencyIn, currencyOut, calls } = terms
  if (calls) return 'Call'
  switch (operationOf(terms)) {
    case 'send':
      return 'Send'
    case 'wrap':
      return 'Wrap'
    case 'unwrap':
      return 'Unwrap'
    case 'bridge':
      return 'Bridge'
    case 'swap':
      return currencyIn.chainId === currencyOut.chainId ? 'Same-chain Swap' : 'Crosschain Swap'
  }
}

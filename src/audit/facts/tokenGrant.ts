import type { Quote } from '../../actions/getQuote.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'
import type { AuditedTransaction } from '../input/auditInput.ts'

/** A transfer or an approval that a call of the input token makes. */
export interface TokenGrant {
  kind: 'transfer' | 'approval'
  target: string
  amount: bigint
}

/** Whether a transaction calls the input token. The native token can't be called. */
export function isInputToken({ details }: Quote, { item }: AuditedTransaction): boolean {
  const { to } = item.data
  return isSameAddress(to, details.currencyIn.currency.address) && !isSameAddress(to, zeroAddress)
}

/** The transfer or approval of the input token that a transaction makes; undefined if it makes none. */
export function tokenGrantOf(quote: Quote, transaction: AuditedTransaction): TokenGrant | undefined {
  const { decoded } = transaction
  if (decoded.kind !== 'token' || !isInputToken(quote, transaction)) return undefined
  const { name, target, amount } = decoded.call
  if (target === undefined || amount === undefined) return undefined
  return { kind: name === 'transfer' ? 'transfer' : 'approval', target, amount }
}

/** The address that a transaction sends the payment to: with native tokens, or by a transfer of the token. */
export function transferTargetOf(quote: Quote, transaction: AuditedTransaction): string | undefined {
  const { item, decoded } = transaction
  if (decoded.kind === 'payment') return item.data.to
  const grant = tokenGrantOf(quote, transaction)
  return grant?.kind === 'transfer' ? grant.target : undefined
}

/** The amount that a call unwraps. `withdraw` is the only call with an amount and no receiver. */
export function unwrappedAmount(quote: Quote, transaction: AuditedTransaction): bigint | undefined {
  const { decoded } = transaction
  if (decoded.kind !== 'token' || !isInputToken(quote, transaction)) return undefined
  const { target, amount } = decoded.call
  const { parameters } = quote
  const isUnwrap =
    target === undefined &&
    parameters.originChainId === parameters.destinationChainId &&
    isSameAddress(parameters.destinationCurrency, zeroAddress)
  return isUnwrap ? amount : undefined
}

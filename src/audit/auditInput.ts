import type { Quote } from '../actions/getQuote.ts'
import {
  planItems,
  transactionsOf,
  type PlanItem,
  type SignatureItem,
  type TransactionItem,
} from '../decode/planItems.ts'
import { decodePermit, type Permit } from '../decode/decodePermit.ts'
import { decodeTransaction, type DecodedTransaction } from '../decode/decodeTransaction.ts'
import { allowedAddresses, type AllowedAddresses } from './allowedAddresses.ts'
import type { AuditOptions, KnownToken } from './auditOptions.ts'

export interface AuditedTransaction {
  item: TransactionItem
  decoded: DecodedTransaction
}

export interface AuditedSignature {
  item: SignatureItem
  /** Undefined for a text, and for typed data that is no permit. */
  permit: Permit | undefined
}

/** A quote as the built-in rules see it, decoded once for all of them. */
export interface AuditInput {
  quote: Quote
  /** Everything that the wallet is asked for, in order. */
  items: readonly PlanItem[]
  transactions: readonly AuditedTransaction[]
  signatures: readonly AuditedSignature[]
  allowed: AllowedAddresses
  tokens: readonly KnownToken[]
  isContractAccount: boolean
}

/** @throws {UnsupportedStepError} when a step is of a kind, or asks for a signature, that is not known. */
export function toAuditInput(
  quote: Quote,
  { tokens = [], contracts, isContractAccount = false }: AuditOptions,
): AuditInput {
  const items = planItems(quote.steps)
  return {
    quote,
    items,
    transactions: transactionsOf(items).map((item) => ({ item, decoded: decodeTransaction(quote, item) })),
    signatures: items
      .filter((item) => item.kind === 'signature')
      .map((item) => ({ item, permit: permitOf(item) })),
    allowed: allowedAddresses(quote, contracts),
    tokens,
    isContractAccount,
  }
}

function permitOf({ data: { sign } }: SignatureItem): Permit | undefined {
  return sign.signatureKind === 'eip712' ? decodePermit(sign) : undefined
}

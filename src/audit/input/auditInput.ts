import type { Quote } from '../../actions/getQuote.ts'
import {
  quoteItemsOf,
  transactionsOf,
  type QuoteItem,
  type SignatureItem,
  type TransactionItem,
} from '../../decode/quoteItems.ts'
import { decodePermit } from '../../decode/permits/decodePermit.ts'
import type { Permit } from '../../decode/permits/permit.ts'
import type { Order } from '../../decode/order/decodeOrder.ts'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import { decodeTransaction, type DecodedTransaction } from '../../decode/decodeTransaction.ts'
import { orderOf } from '../../decode/order/orderOf.ts'
import { defaultServicePaths } from '../../schemas/servicePaths.ts'
import { UnsupportedStepError } from '../../errors/quote.ts'
import { allowedAddresses, type AllowedAddresses } from './allowedAddresses.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import type { AuditOptions, KnownToken } from '../auditOptions.ts'

export interface AuditedTransaction {
  item: TransactionItem
  decoded: DecodedTransaction
}

export interface AuditedSignature {
  item: SignatureItem
  /** Undefined for a text, and for typed data that isn't a permit. */
  permit: Permit | undefined
}

/** A quote as the built-in rules see it, decoded once for all of them. */
export interface AuditInput {
  quote: Quote
  /** Everything that the wallet is asked for, in order. */
  items: readonly QuoteItem[]
  /** Why a step can’t be decoded; then `items` is empty, and nothing is known about them. */
  unsupported: UnsupportedStepError | undefined
  transactions: readonly AuditedTransaction[]
  signatures: readonly AuditedSignature[]
  allowed: AllowedAddresses
  /** The order behind the quote; undefined if the provider shows none. */
  order: Order | undefined
  /** IDs by which contracts may identify the order, or the request if the quote has no order. Lower case. */
  depositIds: ReadonlySet<string>
  /** The quote names its order's ID. Otherwise the ID in a deposit can't be compared with anything. */
  hasOrderId: boolean
  tokens: readonly KnownToken[]
  /** Tokens that the integrator doesn't list, as their contracts describe themselves. */
  unlistedTokens: readonly KnownToken[]
  isContractAccount: boolean
  /** Addresses on the origin chain that have no code, in lower case. */
  addressesWithoutCode: ReadonlySet<string>
  isOrderSigned: boolean | undefined
  chainNames: Readonly<Record<number, string>>
  /** Solvers that the integrator names; undefined for none. */
  solvers: readonly string[] | undefined
  /** Sentences that users sign for the provider. Only those that the integrator lists. */
  signedMessages: readonly string[]
  /** Path at which the provider accepts signatures. */
  permitsPath: string
  nonEvmChains: readonly NonEvmChain[]
}

export function toAuditInput(
  quote: Quote,
  {
    tokens = [],
    unlistedTokens = [],
    contracts,
    isContractAccount = false,
    addressesWithoutCode = [],
    isOrderSigned,
    chainNames = {},
    solvers,
    signedMessages = [],
    permitsPath = defaultServicePaths.permits,
    nonEvmChains = [],
  }: AuditOptions,
): AuditInput {
  const { items, unsupported } = readItems(quote)
  const order = orderOf(quote)
  return {
    quote,
    items,
    unsupported,
    transactions: transactionsOf(items).map((item) => ({ item, decoded: decodeTransaction(quote, item) })),
    signatures: items
      .filter((item) => item.kind === 'signature')
      .map((item) => ({ item, permit: permitOf(item) })),
    allowed: allowedAddresses(quote, contracts),
    order,
    ...depositIdsOf(quote, order?.id),
    tokens,
    unlistedTokens,
    isContractAccount,
    addressesWithoutCode: new Set(addressesWithoutCode.map((address) => address.toLowerCase())),
    isOrderSigned,
    chainNames,
    solvers,
    signedMessages,
    permitsPath,
    nonEvmChains,
  }
}

function readItems({ steps, parameters }: Quote): Pick<AuditInput, 'items' | 'unsupported'> {
  try {
    const withoutDepositAddress = parameters.useDepositAddress
    return { items: quoteItemsOf(steps, { withoutDepositAddress }), unsupported: undefined }
  } catch (error) {
    if (!(error instanceof UnsupportedStepError)) throw error
    return { items: [], unsupported: error }
  }
}

function depositIdsOf(
  { protocol, steps }: Quote,
  orderId: string | undefined,
): Pick<AuditInput, 'depositIds' | 'hasOrderId'> {
  const ofOrder = toIds([protocol?.v2?.orderId, orderId])
  const hasOrderId = ofOrder.length > 0
  return {
    hasOrderId,
    depositIds: new Set(hasOrderId ? ofOrder : toIds(steps.map(({ requestId }) => requestId))),
  }
}

function toIds(ids: readonly (string | undefined)[]): string[] {
  return ids.map((id) => String(id).toLowerCase()).filter((id) => bytes32Pattern.test(id))
}

function permitOf({ data: { sign } }: SignatureItem): Permit | undefined {
  return sign.signatureKind === 'eip712' ? decodePermit(sign) : undefined
}

import { checkWholeQuote } from './input/checkWholeQuote.ts'
import { checkAuditOptions } from './checkAuditOptions.ts'
import type { Quote } from '../actions/getQuote.ts'
import { decodeDeposit } from '../decode/calls/decodeDeposit.ts'
import type { Order } from '../decode/order/decodeOrder.ts'
import type { Permit, PermitUse } from '../decode/permits/permit.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { toAuditInput, type AuditedTransaction, type AuditInput } from './input/auditInput.ts'
import type { AuditOptions } from './auditOptions.ts'
import { auditQuote } from './auditQuote.ts'
import type { BuiltInAuditRule } from './auditRules.ts'
import { refundsAll } from './facts/refunds/refundees.ts'
import { isFillContractKnown, paysFillContract, provingContracts } from './facts/fillContract.ts'
import { isDoneByUser } from './facts/isDoneByUser.ts'
import { isSignatureCheckable } from './facts/signatures/isSignatureCheckable.ts'
import { swapsOf } from './facts/swaps/swapsOf.ts'

/** A fact that the verification covers. */
export type VerifiedFact =
  | 'contract'
  | 'payment'
  | 'recipient'
  | 'minimum'
  | 'networks'
  | 'calls'
  | 'refund'
  | 'signature'

/** The missing link between what is signed and what the quote says. */
export type UnverifiedReason =
  /** The provider shows no order. */
  | 'order'
  /** The order is not of the public types, or names addresses in a way that is not public: its id and signature can’t be checked. */
  | 'data'
  /** The payment itself doesn't name the order, as with a deposit address. */
  | 'payment'
  /** One call that can't be read makes the whole payment. */
  | 'call'
  /** A contract that only the quote vouches for: of a swap that can be read, one that is paid for the calls, or one that proves payments. */
  | 'contract'

/**
 * Whether the quote's claims were recomputed rather than trusted.
 *
 * - `verified`: what is signed names an order by the hash of its data (`order`), or does everything itself (`transaction`)
 * - `unverified`: a link is missing
 * - `contradicted`: a computed value differs from the quote, or something must not be signed; `auditQuote` says what
 */
export type QuoteVerification =
  | { status: 'verified'; by: 'order' | 'transaction'; covers: readonly VerifiedFact[] }
  | { status: 'unverified'; missing: UnverifiedReason }
  | { status: 'contradicted'; rules: readonly string[] }

/** Rules that compute what the quote says: also a finding that is only asked about contradicts it. */
const computed: ReadonlySet<string> = new Set<BuiltInAuditRule>([
  'recipient',
  'order-payment',
  'order-calls',
  'order-refund',
  'order-deadline',
  'order-fees',
  'order-id',
  'order-signature',
  'deposit-call',
  'underpayment',
  'native-outflow',
  'token-outflow',
  'swap-input',
  'swap-payment',
])

/** Rules whose findings say that the refund may be another than was asked for, or far too late. */
const refundRules: ReadonlySet<string> = new Set<BuiltInAuditRule>([
  'order-refund',
  'order-refund-recipient',
  'refund-currency',
  'order-duration',
])

/** Rules whose findings say that the swap depends on a contract that only the quote vouches for. */
const contractRules: ReadonlySet<string> = new Set<BuiltInAuditRule>(['unknown-fill-contract'])

/** Rules whose findings say that what is signed need not end where the quote says. */
const permitRules: ReadonlySet<string> = new Set<BuiltInAuditRule>(['permit-calls', 'direct-transfer'])

/**
 * Tells how much of a quote can be verified: that the deposit names the ID, that the ID is the order's hash, and whom the order
 * pays how much of what. Reads no chain.
 *
 * @throws {InvalidArgumentError} if the quote is none, or larger than a response may be, or if an option is invalid.
 *
 * @example
 * const verification = verifyQuote(quote, config.getAudit())
 * if (verification.status === 'verified') console.info(verification.covers)
 */
export function verifyQuote(quote: Quote, options: AuditOptions = {}): QuoteVerification {
  checkWholeQuote(quote, 'verifyQuote')
  checkAuditOptions(options, 'verifyQuote')
  const findings = auditQuote(quote, { ...options, rules: [], raise: {} })
  const input = toAuditInput(quote, options)
  if (input.unsupported) return { status: 'unverified', missing: 'call' }
  const rules = findings.filter((one) => contradictsVerification(input, one)).map(({ rule }) => rule)
  if (rules.length > 0) return { status: 'contradicted', rules: [...new Set(rules)] }
  const isFound = (known: ReadonlySet<string>) => findings.some(({ rule }) => known.has(rule))
  if (isFound(contractRules)) return { status: 'unverified', missing: 'contract' }
  const verification = verify(input, options, isFound(refundRules))
  return verification.status === 'verified' && isFound(permitRules)
    ? { status: 'unverified', missing: 'payment' }
    : verification
}

/** Whether a finding keeps a quote from being verified. Each `block` does, whichever rule it is of. */
function contradictsVerification(input: AuditInput, { rule, severity }: AuditFinding): boolean {
  if (severity === 'block') return true
  if (rule === 'order-signature' && !isSignatureCheckable(input)) return false
  // The whole payment goes back; only the account or the currency of the refund is in question.
  if (rule === 'order-refund' && refundsAll(input)) return false
  // Nothing contradicts a contract of which the page says nothing.
  if (rule === 'recipient' && onlyQuoteVouches(input)) return false
  return computed.has(rule)
}

function verify(input: AuditInput, { contracts }: AuditOptions, isRefundDoubted: boolean): QuoteVerification {
  const { quote, transactions, order, isOrderSigned } = input
  const isContractKnown =
    contracts !== undefined &&
    provingContracts(input).every(({ address, chainId }) => input.allowed.isFillContract(address, chainId))
  const minimum = (quote.details.currencyOut.minimumAmount ?? 0n) > 0n ? (['minimum'] as const) : []
  if (isDoneByUser(input)) {
    return { status: 'verified', by: 'transaction', covers: ['payment', 'recipient', 'minimum'] }
  }
  // A second one is blocked.
  const [swapped] = swapsOf(input)
  if (swapped?.swap) {
    if (!input.allowed.isRouter(swapped.item.data.to)) return { status: 'unverified', missing: 'contract' }
    return { status: 'verified', by: 'transaction', covers: ['contract', 'payment', 'recipient', ...minimum] }
  }
  if (!order) {
    const isCall = transactions.some(({ decoded }) => decoded.kind === 'call')
    return { status: 'unverified', missing: input.allowed.isOneChain && isCall ? 'call' : 'order' }
  }
  if (order.id === undefined) return { status: 'unverified', missing: 'data' }
  if (!namesOrder(input, order.id)) return { status: 'unverified', missing: 'payment' }
  if (onlyQuoteVouches(input)) return { status: 'unverified', missing: 'contract' }
  const covers: VerifiedFact[] = [
    ...(isContractKnown ? (['contract'] as const) : []),
    'payment',
    'recipient',
    ...minimum,
    ...(areChainsKnown(input, order) ? (['networks'] as const) : []),
    ...(isFillContractKnown(input) ? (['calls'] as const) : []),
    ...(refundsAll(input) && !isRefundDoubted ? (['refund'] as const) : []),
    // Anyone can sign an order that names them as solver.
    ...(isOrderSigned && input.solvers ? (['signature'] as const) : []),
  ]
  return { status: 'verified', by: 'order', covers }
}

/** Whether funds go to a contract for the calls that only the quote vouches for: they may be lost. */
function onlyQuoteVouches(input: AuditInput): boolean {
  return input.allowed.trustsQuote && paysFillContract(input)
}

/** A deposit, a permit or the data appended to a transfer names the order by its computed ID, to a contract that reads it. */
function namesOrder({ transactions, signatures, allowed, solvers }: AuditInput, orderId: string): boolean {
  const isNamedBy = ({ item, decoded }: AuditedTransaction) => {
    if (decoded.kind === 'deposit') return decoded.deposit.id === orderId
    const reader = decoded.kind === 'token' ? decoded.call.target : item.data.to
    const isEnd = item.data.data.toLowerCase().endsWith(orderId.slice(2))
    return decoded.kind !== 'call' && isEnd && allowed.isDepository(reader)
  }
  // An account that only the quote names as solver may take the funds and fill nothing.
  const isHeld = ({ nonce, receiver }: Permit) =>
    nonce === orderId &&
    (allowed.mayReceive(receiver) || solvers?.some((solver) => isSameAddress(solver, receiver)))
  return (
    signatures.some(({ permit }) => permit && (isHeld(permit) || isDeposited(permit.use, orderId))) ||
    transactions.some(isNamedBy)
  )
}

/** What else the calls do, `permit-calls` tells. */
function isDeposited(use: PermitUse | undefined, orderId: string): boolean {
  return use?.calls.some(({ callData }) => decodeDeposit(callData)?.id === orderId) ?? false
}

/** By number, or by a name that the integrator gave. */
function areChainsKnown(
  { quote: { parameters }, chainNames }: AuditInput,
  { inputs = [], output }: Order,
): boolean {
  const isKnown = (name: string | undefined, chainId: number) =>
    name !== undefined && (name === String(chainId) || name === chainNames[chainId])
  return (
    isKnown(output?.chainId, parameters.destinationChainId) &&
    inputs.every(({ payment }) => isKnown(payment?.chainId, parameters.originChainId))
  )
}

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
import { refundsAll } from './facts/refunds/orderRefunds.ts'
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
  /** The order's types or address formats aren't public, so its id and signature can’t be checked. */
  | 'data'
  /** The payment itself doesn't name the order, as with a deposit address. */
  | 'payment'
  /** A call that can't be decoded makes the whole payment. */
  | 'call'
  /** A contract is known only from the quote: one that makes a decoded swap, is paid for the calls, or proves payments. */
  | 'contract'

/**
 * Whether the quote's claims were recomputed rather than trusted.
 *
 * - `verified`: the signed data names an order by its hash (`order`), or the transaction itself does everything (`transaction`)
 * - `unverified`: a link is missing
 * - `contradicted`: a computed value differs from the quote, or something must not be signed; `auditQuote` returns the details
 */
export type QuoteVerification =
  | { status: 'verified'; by: 'order' | 'transaction'; covers: readonly VerifiedFact[] }
  | { status: 'unverified'; missing: UnverifiedReason }
  | { status: 'contradicted'; rules: readonly string[] }

/** Rules that recompute the quote's claims: a finding of theirs contradicts the quote, even with severity `confirm`. */
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

/** Rules whose findings mean that the refund may differ from the request, or come far too late. */
const refundRules: ReadonlySet<string> = new Set<BuiltInAuditRule>([
  'order-refund',
  'order-refund-recipient',
  'refund-currency',
  'order-duration',
])

/** Rules whose findings mean that the swap depends on a contract that is known only from the quote. */
const contractRules: ReadonlySet<string> = new Set<BuiltInAuditRule>(['unknown-fill-contract'])

/** Rules whose findings mean that the signed funds may not end where the quote says. */
const permitRules: ReadonlySet<string> = new Set<BuiltInAuditRule>(['permit-calls', 'direct-transfer'])

/**
 * Returns how much of a quote can be verified: that the deposit names the order's ID, that the ID is the order's hash, and whom the order
 * pays how much of which token. Reads no chain.
 *
 * @throws {InvalidArgumentError} if the argument isn't a quote, if it is larger than a response may be, or if an option is invalid.
 *
 * @example
 * const verification = verifyQuote(quote, config.getAudit())
 * if (verification.status === 'verified') console.info(verification.covers)
 */
export function verifyQuote(quote: Quote, options: AuditOptions = {}): QuoteVerification {
  checkWholeQuote(quote, 'verifyQuote')
  checkAuditOptions(options, 'verifyQuote')
  const findings = auditQuote(quote, { ...options, rules: [], minimumSeverity: {} })
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

/** Whether a finding contradicts the quote. Each finding that blocks does, whatever its rule. */
function contradictsVerification(input: AuditInput, { rule, severity }: AuditFinding): boolean {
  if (severity === 'block') return true
  if (rule === 'order-signature' && !isSignatureCheckable(input)) return false
  // The whole payment is refunded; only the refund's account or currency is doubtful.
  if (rule === 'order-refund' && refundsAll(input)) return false
  // The page knows no contracts, so nothing contradicts this one.
  if (rule === 'recipient' && isContractOnlyFromQuote(input)) return false
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
  // Only the first swap counts: `extra-call` blocks a second one.
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
  if (isContractOnlyFromQuote(input)) return { status: 'unverified', missing: 'contract' }
  const covers: VerifiedFact[] = [
    ...(isContractKnown ? (['contract'] as const) : []),
    'payment',
    'recipient',
    ...minimum,
    ...(areChainsKnown(input, order) ? (['networks'] as const) : []),
    ...(isFillContractKnown(input) ? (['calls'] as const) : []),
    ...(refundsAll(input) && !isRefundDoubted ? (['refund'] as const) : []),
    // Without known solvers, a signature proves nothing: anyone can sign an order that names them as solver.
    ...(isOrderSigned && input.solvers ? (['signature'] as const) : []),
  ]
  return { status: 'verified', by: 'order', covers }
}

/** Whether funds for the calls go to a contract that is known only from the quote: they may be lost. */
function isContractOnlyFromQuote(input: AuditInput): boolean {
  return input.allowed.trustsQuote && paysFillContract(input)
}

/** Whether a deposit, a permit or the data appended to a transfer contains the order's computed ID, for a contract that reads it. */
function namesOrder({ transactions, signatures, allowed, solvers }: AuditInput, orderId: string): boolean {
  const isNamedBy = ({ item, decoded }: AuditedTransaction) => {
    if (decoded.kind === 'deposit') return decoded.deposit.id === orderId
    const reader = decoded.kind === 'token' ? decoded.call.target : item.data.to
    const isEnd = item.data.data.toLowerCase().endsWith(orderId.slice(2))
    return decoded.kind !== 'call' && isEnd && allowed.isDepository(reader)
  }
  // A solver that is known only from the quote may take the funds and fill nothing.
  const isBoundToOrder = ({ nonce, receiver }: Permit) =>
    nonce === orderId &&
    (allowed.mayReceive(receiver) || solvers?.some((solver) => isSameAddress(solver, receiver)))
  return (
    signatures.some(({ permit }) => permit && (isBoundToOrder(permit) || isDeposited(permit.use, orderId))) ||
    transactions.some(isNamedBy)
  )
}

/** Whether one of the permit's calls deposits for the order. `permit-calls` checks the other calls. */
function isDeposited(use: PermitUse | undefined, orderId: string): boolean {
  return use?.calls.some(({ callData }) => decodeDeposit(callData)?.id === orderId) ?? false
}

/** Whether the order names the quote's chains by ID, or by a name that the integrator gave. */
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

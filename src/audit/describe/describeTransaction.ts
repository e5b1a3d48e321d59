import type { Quote } from '../../actions/getQuote.ts'
import { quoteItemsOf, transactionsOf, type TransactionItem } from '../../decode/quoteItems.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { Deposit } from '../../decode/calls/decodeDeposit.ts'
import { decodeTransaction } from '../../decode/decodeTransaction.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'
import { isUnlimited } from './isUnlimited.ts'
import { knownToken } from './knownToken.ts'
import type {
  ContractSource,
  DescribeContext,
  DescribedAmount,
  DescribedStep,
  DescribedFact,
} from './describedStep.ts'

export interface DescribeParameters<item> {
  item: item
  context: DescribeContext
  sourceOf: (address: string) => ContractSource
  /** The same for a payment's receiver; undefined for the recipient that the user chose. */
  receiverSourceOf: (address: string) => ContractSource | undefined
}

/** Describes a transaction by its calldata and value. */
export function describeTransaction(
  quote: Quote,
  { item, context, sourceOf, receiverSourceOf }: DescribeParameters<TransactionItem>,
): Omit<DescribedStep, 'key'> {
  const { to, value, data, chainId } = item.data
  const native: DescribedAmount = { amount: value, token: context.nativeOf(chainId) }
  const raw: DescribedFact[] = data === '0x' ? [] : [{ key: 'data', text: data }]
  const along: DescribedFact[] = value === 0n ? [] : [{ key: 'value', amount: native }]
  const decoded = decodeTransaction(quote, item)
  if (decoded.kind === 'payment') {
    const facts: DescribedFact[] = [{ key: 'receiver', address: to, source: receiverSourceOf(to) }, ...raw]
    return { chainId, does: 'send', amount: native, facts }
  }
  if (decoded.kind === 'wrap') {
    return { chainId, does: 'wrap', amount: native, facts: [{ key: 'token', address: to }, ...raw] }
  }
  const contract: DescribedFact = { key: 'contract', address: to, source: sourceOf(to) }
  if (decoded.kind === 'deposit') {
    const { deposit } = decoded
    return {
      chainId,
      facts: [contract, { key: 'order', text: deposit.id }, ...raw],
      ...describeDeposit(quote, deposit, { chainId, native, context }),
    }
  }
  if (decoded.kind === 'call') {
    const orders = decoded.router?.deposits.map(
      ({ deposit }) => ({ key: 'order', text: deposit.id }) as const,
    )
    const facts = [contract, { key: 'function', text: decoded.selector } as const, ...(orders ?? []), ...raw]
    return { chainId, does: value === 0n ? 'call' : 'callWith', amount: native, facts }
  }
  const { name, target, amount } = decoded.call
  const token = knownToken(quote, context, { chainId, address: to })
  // A contract that isn't a known token may do anything when it is called like one.
  const tokenFact: DescribedFact = token ? { key: 'token', address: to } : contract
  if (amount !== undefined && target !== undefined) {
    const isTransfer = name === 'transfer'
    const facts: DescribedFact[] = [
      {
        key: isTransfer ? 'receiver' : 'spender',
        address: spelled(quote, target),
        source: isTransfer ? receiverSourceOf(target) : sourceOf(target),
      },
      tokenFact,
      ...along,
      ...raw,
    ]
    return { chainId, does: isTransfer ? 'send' : approvalOf(amount), amount: { amount, token }, facts }
  }
  // Only `withdraw` has an amount but no recipient.
  if (amount !== undefined) {
    return { chainId, does: 'unwrap', amount: { amount, token }, facts: [tokenFact, ...along, ...raw] }
  }
  return {
    chainId,
    does: 'tokenCall',
    amount: { amount: 0n, token },
    name,
    facts: [tokenFact, ...along, ...raw],
  }
}

/** The amount of a deposit, and its order: `name` is the order's id, shortened. */
function describeDeposit(
  quote: Quote,
  { token: address, amount, id }: Deposit,
  { chainId, native, context }: { chainId: number; native: DescribedAmount; context: DescribeContext },
): Pick<DescribedStep, 'does' | 'amount' | 'name'> {
  const name = `${id.slice(0, 6)}…${id.slice(-4)}`
  if (isSameAddress(address, zeroAddress)) return { does: 'deposit', amount: native, name }
  const token = knownToken(quote, context, { chainId, address })
  return amount === undefined
    ? { does: 'depositAll', amount: { amount: 0n, token }, name }
    : { does: 'deposit', amount: { amount, token }, name }
}

function approvalOf(amount: bigint): DescribedStep['does'] {
  if (amount === 0n) return 'approveNothing'
  return isUnlimited(amount) ? 'approveUnlimited' : 'approve'
}

/** Returns an address in the quote's letter case, which is easier to compare than lower case. */
function spelled({ steps, details, protocol }: Quote, address: string): string {
  const called = transactionsOf(quoteItemsOf(steps)).map(({ data }) => data.to)
  const known = [protocol?.v2?.paymentDetails?.depository, details.recipient, ...called]
  return known.find((one) => isSameAddress(one, address)) ?? address
}

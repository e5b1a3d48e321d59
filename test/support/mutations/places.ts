import {
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
  type Hex,
} from 'viem'
import type { Quote } from '@causeway/react/actions'
import type {
  SignableMessage,
  SignableTypedData,
  TransactionData,
  TransactionStep,
} from '@causeway/react/schemas'
import type { KnownToken } from '@causeway/react/execution'
import { permitFields } from '../quotes/permitFields.ts'
import { decodeOrder } from '../../../src/decode/order/decodeOrder.ts'

// Places in a quote.
const transactionSteps = ({ steps }: Quote) => steps.filter((step) => step.kind === 'transaction')
export const lastStep = (quote: Quote) => required(transactionSteps(quote).at(-1))
export const deposit = (quote: Quote): TransactionData => required(lastStep(quote).items[0]).data
export const approval = (quote: Quote): TransactionData => required(transactionSteps(quote)[0]?.items[0]).data
export const order = (quote: Quote) => required(quote.protocol?.v2).orderData as OrderData
export const payment = (quote: Quote) => required(quote.protocol?.v2?.paymentDetails)
const signItem = (quote: Quote) => {
  const [step] = quote.steps
  return required(step?.kind === 'signature' ? step.items[0] : undefined)
}
export const signData = (quote: Quote) =>
  signItem(quote).data as { sign: SignableTypedData; post: { endpoint: string; body?: unknown } }
export const typedData = (quote: Quote) => signData(quote).sign
export const messageOf = (quote: Quote) => (signItem(quote).data as { sign: SignableMessage }).sign

interface OrderData {
  solver: string
  inputs: { payment: Record<string, unknown>; refunds: { recipient: unknown }[] }[]
  output: {
    chainId: string
    payments: { recipient: string; currency: string; minimumAmount: string }[]
    calls: Hex[]
    deadline: number
  }
}

/** A value that the quote must have for the change: a test that lacks it fails here, and not silently. */
export function required<value>(value: value | undefined | null): value {
  if (value == null) throw new TypeError('The quote has no such thing.')
  return value
}

// Things to put there.
export const call = (functionName: 'approve' | 'transfer', to: string, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [to as Hex, amount] })
export const withdraw = (amount: bigint) =>
  encodeFunctionData({ abi: parseAbi(['function withdraw(uint256)']), args: [amount] })

/** A call as orders write it. */
export const orderCall = ({ to, data, value }: { to: string; data: Hex; value: bigint }) =>
  encodeAbiParameters(parseAbiParameters(['(address to)', '(bytes data)', '(uint256 value)']), [
    { to: to as Hex },
    { data },
    { value },
  ])

/** Signs for the same right as an EIP-2612 permit, which names no request. */
export function signEip2612(quote: Quote): void {
  const { value, ...sign } = typedData(quote)
  const { from, to, value: amount, validBefore } = value
  Object.assign(typedData(quote), {
    ...sign,
    primaryType: 'Permit',
    types: { Permit: permitFields },
    value: { owner: from, spender: to, value: amount, nonce: '0', deadline: validBefore },
  })
}

/** Adds a transaction in its own step, before the others or after them. */
export function addTransaction(
  quote: Quote,
  change: Partial<TransactionData>,
  place: 'before' | 'after' = 'before',
) {
  const last = lastStep(quote)
  const [item] = last.items
  const data = { ...deposit(quote), value: 0n, ...change }
  const step: TransactionStep = { ...last, items: [{ ...required(item), check: undefined, data }] }
  if (place === 'before') quote.steps.unshift(step)
  else quote.steps.push(step)
}

export const inputToken = (quote: Quote) => quote.details.currencyIn.currency.address as Hex
export const spender = (quote: Quote) => deposit(quote).to

/** A token that the quotes have nothing to do with. */
export const unrelatedToken = '0x00000000000000000000000000000000000000c3'

/** Takes back an approval of long ago before the others. */
export function addReset(quote: Quote): void {
  addTransaction(quote, { to: inputToken(quote), data: call('approve', unrelatedToken, 0n) })
}

/** Adds a transfer of nothing before the others. */
export function addEmptyTransfer(quote: Quote): void {
  addTransaction(quote, { to: inputToken(quote), data: call('transfer', unrelatedToken, 0n) })
}

/** Asks for a signature of one line about the request, in front of the others. */
export function addText(quote: Quote): void {
  const { requestId } = lastStep(quote)
  const message = `Request ${requestId}`
  const data = {
    sign: { signatureKind: 'eip191', message },
    post: { endpoint: '/execute/permits', method: 'POST', body: { requestId } },
  }
  quote.steps.unshift({
    id: 'claim',
    action: 'Sign',
    description: 'Sign',
    kind: 'signature',
    requestId,
    items: [{ status: 'incomplete', data }],
  } as unknown as Quote['steps'][number])
}

/** Hides the order behind the quote, even its ID. */
export function hideOrder({ protocol }: Quote): void {
  const { v2 } = required(protocol)
  delete v2?.orderId
  delete v2?.orderData
}

/** Gives an order that was changed the id that is its own, wherever the quote names it. */
export function recomputeOrderId(quote: Quote): void {
  const { v2 } = required(quote.protocol)
  const [stated, computed] = [required(v2?.orderId), decodeOrder(v2?.orderData)?.id]
  if (!v2 || !computed) return
  v2.orderId = computed
  for (const { items } of transactionSteps(quote)) {
    for (const { data } of items) data.data = data.data.replace(stated.slice(2), computed.slice(2)) as Hex
  }
}

/** The native token of a quote on one chain and the other side's, as a page names them. */
export function namedTokens(
  { details: { currencyIn, currencyOut } }: Quote,
  { native = 'ETH', token = 'WETH' }: { native?: string; token?: string } = {},
): [KnownToken, KnownToken] {
  const isWrap = currencyIn.currency.address === zeroAddress
  const [from, to] = isWrap ? [currencyIn, currencyOut] : [currencyOut, currencyIn]
  return [
    { ...from.currency, symbol: native },
    { ...to.currency, symbol: token },
  ]
}

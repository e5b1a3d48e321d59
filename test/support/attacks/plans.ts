import { concat, pad, zeroAddress, type Hex } from 'viem'
import type { Quote } from '@causeway/react/actions'
import type { AttackValues } from './attacksOn.ts'
import {
  approval,
  call,
  deposit,
  inputToken,
  lastStep,
  order,
  recomputeOrderId,
  required,
  withdraw,
} from '../mutations/places.ts'

/** Several changes of an attacker that fit together. */
export interface Plan {
  title: string
  /** Kinds of quotes that it is for. */
  kinds: readonly string[]
  apply: (quote: Quote, values: AttackValues) => void
  /** Whether only a page that knows the provider's contracts can find it. */
  needsContracts?: boolean
}

/** Every class of attack that once got through, as a forger would carry it out. */
export const plans: readonly Plan[] = [
  {
    title: 'the native token called as if it were an ERC-20',
    kinds: ['sendNative', 'nativeBridge', 'deposit'],
    apply: (quote) => {
      const { recipient, currencyIn } = quote.details
      const { to } = deposit(quote)
      const isSend = to.toLowerCase() === recipient.toLowerCase()
      const id = isSend ? '' : required(quote.protocol?.v2?.orderId).slice(2)
      const data = (call('transfer', to, currencyIn.amount) + id) as Hex
      Object.assign(deposit(quote), { to: zeroAddress, data })
    },
  },
  {
    title: 'a token named as if it wrapped, to be wrapped',
    kinds: ['swapNative for oneself'],
    apply: (quote) => {
      const { currencyIn, currencyOut } = quote.details
      currencyIn.currency.symbol = 'X'
      currencyOut.currency.symbol = 'WX'
      quote.steps = [lastStep(quote)]
      Object.assign(deposit(quote), { to: quote.parameters.destinationCurrency, data: '0xd0e30db0' })
    },
  },
  {
    title: 'a token named as if it wrapped, to be unwrapped',
    kinds: ['swap to native for oneself'],
    apply: (quote) => {
      const { currencyIn, currencyOut } = quote.details
      currencyIn.currency.symbol = 'WX'
      currencyOut.currency.symbol = 'X'
      quote.steps = [lastStep(quote)]
      Object.assign(deposit(quote), { to: inputToken(quote), data: withdraw(currencyIn.amount), value: 0n })
    },
  },
  {
    title: 'the depository there, paid to make the calls',
    kinds: ['calls'],
    needsContracts: true,
    apply: (quote, { addresses }) => {
      const there = required(addresses['depository there']).toLowerCase() as Hex
      const { output } = order(quote)
      for (const one of output.payments) one.recipient = there
      Object.assign(output, { extraData: pad(there) })
      recomputeOrderId(quote)
    },
  },
  {
    title: 'a stranger’s contract whose events prove the payment',
    kinds: ['nativeBridge', 'crossSwap', 'calls'],
    needsContracts: true,
    apply: (quote, { addresses }) => {
      Object.assign(order(quote).output, { extraData: pad(required(addresses['stranger']) as Hex) })
      recomputeOrderId(quote)
    },
  },
  {
    title: 'a stranger’s contract whose events prove the refund, with more behind its name',
    kinds: ['nativeBridge'],
    needsContracts: true,
    apply: (quote, { addresses }) => {
      const extraData = concat([pad(required(addresses['stranger']) as Hex), pad('0x1')])
      for (const { refunds } of order(quote).inputs)
        for (const one of refunds) Object.assign(one, { extraData })
      recomputeOrderId(quote)
    },
  },
  {
    title: 'the minimum in two payments, each of which pays for both',
    kinds: ['tokenBridge', 'nativeBridge', 'calls'],
    apply: (quote) => {
      const { payments } = order(quote).output
      const paid = required(payments[0])
      const half = BigInt(String(paid.minimumAmount)) / 2n
      payments.push({ ...paid, minimumAmount: String(half) })
      paid.minimumAmount = String(BigInt(String(paid.minimumAmount)) - half)
      recomputeOrderId(quote)
    },
  },
  {
    title: 'a second deposit that nobody makes',
    kinds: ['tokenBridge', 'nativeBridge', 'calls'],
    apply: (quote) => {
      const { inputs } = order(quote)
      inputs.push(structuredClone(required(inputs[0])))
      required(inputs[1]).payment['amount'] = '0'
      recomputeOrderId(quote)
    },
  },
  {
    title: 'an input of no weight',
    kinds: ['tokenBridge', 'nativeBridge', 'calls'],
    apply: (quote) => {
      required(order(quote).inputs[0]).payment['weight'] = '0'
      recomputeOrderId(quote)
    },
  },
  ...['other contract here', 'permit taker here', 'depository here'].map((who): Plan => ({
    title: `an approval for another contract of the provider, and a swap there: ${who}`,
    kinds: ['swapToken'],
    needsContracts: true,
    apply: (quote, { addresses }) => {
      const to = required(addresses[who]) as Hex
      approval(quote).data = call('approve', to, quote.details.currencyIn.amount)
      deposit(quote).to = to
    },
  })),
  {
    title: 'one unit, of which nothing is guaranteed',
    kinds: ['tokenBridge', 'solverSwap', 'swapToken'],
    apply: (quote) => {
      Object.assign(quote.details.currencyOut, { amount: 1n, minimumAmount: 0n })
      if (quote.protocol?.v2?.orderData === undefined) return
      for (const one of order(quote).output.payments) {
        Object.assign(one, { minimumAmount: '0', expectedAmount: '1' })
      }
      recomputeOrderId(quote)
    },
  },
  {
    title: 'a refund in another token there, which the route names',
    kinds: ['tokenBridge', 'nativeBridge'],
    apply: (quote, { addresses }) => {
      const chainId = quote.parameters.destinationChainId
      const address = required(addresses['other token there'])
      const { inputs, output } = order(quote)
      for (const { refunds } of inputs) {
        for (const refund of refunds)
          Object.assign(refund, { chainId: output.chainId, currency: address.toLowerCase() })
      }
      quote.details.route = { destination: { inputCurrency: { currency: { chainId, address }, amount: 1n } } }
      quote.details.refundCurrency = undefined
      recomputeOrderId(quote)
    },
  },
  {
    title: 'a note behind a payment, which its recipient would run if it is a contract',
    kinds: ['sendNative to a contract'],
    apply: (quote) => {
      const requestId = concat(['0x715018a6', `0x${'5a'.repeat(28)}`])
      for (const step of quote.steps) {
        step.requestId = requestId
        for (const { check } of step.items) {
          if (check) check.endpoint = check.endpoint.replace(/=.*/, `=${requestId}`)
        }
      }
      deposit(quote).data = requestId
    },
  },
]

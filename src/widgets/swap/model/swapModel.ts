import type { Address, Chain } from 'viem'
import type { Quote } from '../../../actions/getQuote.ts'
import type { Token } from '../../../config/token.ts'
import type { QuoteStatus } from '../../../hooks/useQuoteStatus.ts'
import { zeroAddress } from '../../../utils/address/address.ts'
import { formatAmount } from '../../../utils/format/formatAmount.ts'
import type { ParsedAmount } from '../../../utils/amounts/parseAmount.ts'
import { readChosenTokens, type ChosenTokens } from './chosenTokens.ts'
import { readEntered } from './readEntered.ts'
import type { SwapAnswer, SwapQuestion } from './swapFacts.ts'
import { swapExamples } from './swapExamples.ts'
import { swapReasons, type SwapReason } from './swapReasons.ts'
import type { SwapRules } from './swapRules.ts'
import type { SwapFormState, SwapValue } from './swapStore.ts'

/** What the form knows beside what is entered. */
export interface SwapModelFacts extends Pick<SwapQuestion, 'recipient' | 'refundTo' | 'slippage'> {
  chains: readonly Chain[]
  tokens: readonly Token[]
  rules: SwapRules
  account: Address | undefined
  /** Of the token to pay, and of the native currency beside it; undefined while unknown. */
  balance: bigint | undefined
  nativeBalance: bigint | undefined
  answer: Pick<SwapAnswer, 'data' | 'life'>
  locale: string
}

/** What follows from what is entered and what is known. */
export interface SwapModel {
  /** What stands against submitting, the most useful to mend first, and what to know. */
  reasons: readonly SwapReason[]
  /** The first that stands against it. */
  reason: SwapReason | undefined
  life: QuoteStatus
  /** What the wallet holds of the token to pay; undefined while unknown. */
  balance: bigint | undefined
  /** The quote that may be submitted now; undefined while something stands against it. */
  quote: Quote | undefined
}

/** Makes what reads a state of the form. Reads each state once, and gives the same reasons as long as they say the same. */
export function createSwapModel(facts: SwapModelFacts): (state: SwapFormState) => SwapModel {
  let last: { state: SwapFormState; chosen: ChosenTokens; model: SwapModel } | undefined
  return (state) => {
    if (last?.state === state) return last.model
    // With each key that is typed, the tokens are still the same.
    const chosen =
      last && hasSameTokens(last.state.value, state.value)
        ? last.chosen
        : readChosenTokens(state.value, facts)
    const model = modelOf(state, chosen, facts, last?.model.reasons)
    last = { state, chosen, model }
    return model
  }
}

function hasSameTokens(one: SwapValue, other: SwapValue): boolean {
  return one.pay === other.pay && one.receive === other.receive
}

function modelOf(
  { value, settled, accepted, veto }: SwapFormState,
  { native, ...chosen }: ChosenTokens,
  { account, balance, nativeBalance, answer, locale, recipient, refundTo, slippage }: SwapModelFacts,
  before: readonly SwapReason[] = [],
): SwapModel {
  const life = value === settled ? answer.life : 'loading'
  const pay = chosen.pay.token
  const entered = chosen[value.side].token
  const amount: ParsedAmount = entered
    ? readEntered(value.amount, entered, locale)
    : value.amount === ''
      ? { status: 'empty' }
      : { status: 'valid', amount: 1n }
  const quoted = life === 'ready' ? answer.data : undefined
  const ownAmount = value.side === 'pay' && amount.status === 'valid' ? amount.amount : undefined
  const spent = ownAmount ?? quoted?.details.currencyIn.amount
  const gasFee = quoted?.fees.gas?.amount
  const found = swapReasons({
    isConnected: account !== undefined,
    ...chosen,
    side: value.side,
    amount,
    spent: pay && spent,
    balance,
    gas:
      gasFee !== undefined && nativeBalance !== undefined && pay
        ? { fee: gasFee, balance: nativeBalance, isPaidWith: pay.address === zeroAddress }
        : undefined,
    recipient,
    refundTo,
    slippage,
    accepted,
    veto,
    quote: life,
    format: (sum, currency) =>
      formatAmount(sum, {
        decimals: (currency === 'pay' ? pay : native)?.decimals ?? 18,
        locale,
        rounding: currency === 'pay' ? 'down' : 'up',
      }),
    examples: swapExamples(locale),
  })
  const reasons = JSON.stringify(found) === JSON.stringify(before) ? before : found
  const reason = reasons.find(({ kind }) => kind !== 'warning')
  return { reasons, reason, life, balance, quote: reason ? undefined : answer.data }
}

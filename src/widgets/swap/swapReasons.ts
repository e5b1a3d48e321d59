import type { Token } from '../../hooks/token.ts'
import type { MessageKey } from '../../locales/messages.ts'
import type { ParsedAmount } from '../../utils/amounts/parseAmount.ts'
import type { TokenId } from '../tokenId.ts'

/** Why the form can't be submitted yet. */
export interface SwapReason {
  code:
    | 'connect'
    | 'unknownToken'
    | 'chooseToken'
    | 'sameToken'
    | 'enterAmount'
    | 'invalidAmount'
    | 'insufficientBalance'
    | 'quoteError'
    | 'quoteLoading'
    | 'quoteStale'
  /** The control that mends it. */
  field: 'pay' | 'receive' | 'amount' | undefined
  /** `error`: something is wrong. `todo`: something is missing. `wait`: it will pass. */
  kind: 'error' | 'todo' | 'wait'
  message: MessageKey
  values?: Readonly<Record<string, string | number>> | undefined
}

export interface SwapReasonsInput {
  isConnected: boolean
  /** What is chosen, and what the page knows of it. */
  pay: { id: TokenId | undefined; token: Token | undefined; isKnownChain: boolean }
  receive: { id: TokenId | undefined; token: Token | undefined; isKnownChain: boolean }
  amount: ParsedAmount
  /** Of the token to pay, in its smallest unit; undefined while unknown. */
  balance: bigint | undefined
  balanceFormatted: string
  /** An amount as the locale writes it, for examples. */
  example: string
  quote: 'none' | 'loading' | 'error' | 'stale' | 'ready'
}

/** Everything that stands against submitting, the most useful to mend first. Empty when nothing does. */
export function swapReasons(input: SwapReasonsInput): SwapReason[] {
  return [
    ...sideReasons('pay', input.pay),
    ...sideReasons('receive', input.receive),
    ...pairReasons(input),
    ...(input.isConnected ? [] : [connect]),
    ...amountReasons(input),
    ...balanceReasons(input),
    ...quoteReasons(input),
  ]
}

const connect: SwapReason = { code: 'connect', field: undefined, kind: 'todo', message: 'reason.connect' }

function* sideReasons(
  field: 'pay' | 'receive',
  { id, token, isKnownChain }: SwapReasonsInput['pay'],
): Iterable<SwapReason> {
  if (!id) yield { code: 'chooseToken', field, kind: 'todo', message: 'reason.chooseToken' }
  else if (!token) {
    yield {
      code: 'unknownToken',
      field,
      kind: 'error',
      message: isKnownChain ? 'reason.unknownToken' : 'reason.unknownChain',
      values: { address: id.address, chain: id.chainId },
    }
  }
}

function* pairReasons({ pay, receive }: SwapReasonsInput): Iterable<SwapReason> {
  if (pay.token && pay.token === receive.token) {
    yield { code: 'sameToken', field: 'receive', kind: 'error', message: 'reason.sameToken' }
  }
}

function* amountReasons({ amount, pay, example }: SwapReasonsInput): Iterable<SwapReason> {
  if (amount.status === 'empty') {
    yield { code: 'enterAmount', field: 'amount', kind: 'todo', message: 'reason.enterAmount' }
  } else if (amount.status === 'invalid') {
    yield {
      code: 'invalidAmount',
      field: 'amount',
      kind: 'error',
      message: `reason.amount.${amount.fault}`,
      values: { example, symbol: pay.token?.symbol ?? '', decimals: pay.token?.decimals ?? '' },
    }
  } else if (amount.amount === 0n) {
    yield { code: 'invalidAmount', field: 'amount', kind: 'error', message: 'reason.zeroAmount' }
  }
}

function* balanceReasons({ amount, balance, balanceFormatted, pay }: SwapReasonsInput): Iterable<SwapReason> {
  if (amount.status === 'valid' && balance !== undefined && amount.amount > balance) {
    yield {
      code: 'insufficientBalance',
      field: 'amount',
      kind: 'error',
      message: 'reason.insufficientBalance',
      values: { symbol: pay.token?.symbol ?? '', amount: balanceFormatted },
    }
  }
}

function* quoteReasons({ quote }: SwapReasonsInput): Iterable<SwapReason> {
  if (quote === 'error') {
    yield { code: 'quoteError', field: undefined, kind: 'error', message: 'error.serviceUnknown' }
  } else if (quote === 'loading') {
    yield { code: 'quoteLoading', field: undefined, kind: 'wait', message: 'swap.submit.loading' }
  } else if (quote === 'stale') {
    yield { code: 'quoteStale', field: undefined, kind: 'wait', message: 'reason.quoteStale' }
  }
}

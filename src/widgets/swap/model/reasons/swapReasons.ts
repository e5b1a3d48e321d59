import type { Address } from 'viem'
import type { Token } from '../../../../config/token.ts'
import type { QuoteStatus } from '../../../../hooks/useQuoteStatus.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { isSameToken, type TokenId } from '../../../shared/model/tokenId.ts'
import type { AddressFindings } from '../entered/addressFindings.ts'
import type { EnteredAmount } from '../entered/parseEntered.ts'
import type { ParsedSlippage } from '../entered/slippage.ts'

/** A control of the form. `amount` is the one that was entered. */
export type SwapField = 'pay' | 'receive' | 'amount' | 'recipient' | 'refundTo' | 'slippage'

/** Why the form can't be submitted yet, or what to know before. */
export interface SwapReason {
  code:
    | 'connect'
    | 'unknownToken'
    | 'chooseToken'
    | 'notAllowed'
    | 'sameToken'
    | 'enterAmount'
    | 'invalidAmount'
    | 'insufficientBalance'
    | 'insufficientGas'
    | 'invalidRecipient'
    | 'invalidRefund'
    | 'invalidSlippage'
    | 'vetoed'
    | 'offline'
    | 'quoteError'
    | 'quoteLoading'
    | 'quoteStale'
  /** The control that mends it. */
  field: SwapField | undefined
  /**
   * `error`: something is wrong. `todo`: something is missing. `wait`: it will pass. `warning`: something to know,
   * which does not stand against submitting.
   */
  kind: 'error' | 'todo' | 'wait' | 'warning'
  message: MessageKey
  values?: Readonly<Record<string, string | number>> | undefined
}

/** What is chosen on a side, and what the page knows of it. */
export interface SwapSideFacts {
  id: TokenId | undefined
  token: Token | undefined
  /** Name of the chain, or its number. */
  chain: string
  isKnownChain: boolean
  /** By the page's rules. */
  isAllowed: boolean
}

export interface SwapReasonsInput {
  isConnected: boolean
  pay: SwapSideFacts
  receive: SwapSideFacts
  isAllowedPair: boolean
  /** Which amount was entered. */
  side: 'pay' | 'receive'
  amount: EnteredAmount
  /** What leaves the wallet of the token to pay: entered, or by the quote; undefined while unknown. */
  spent: bigint | undefined
  /** Of the token to pay, in its smallest unit; undefined while unknown. */
  balance: bigint | undefined
  /** The gas of the quote's transactions and what there is for it; undefined while unknown. */
  gas: { fee: bigint; balance: bigint; isPaidWith: boolean } | undefined
  recipient: AddressFindings
  refundTo: AddressFindings
  slippage: ParsedSlippage
  /** Risks that were accepted: addresses in lower case. */
  accepted: readonly string[]
  /** The page's own reason against going on. */
  veto: string | undefined
  quote: QuoteStatus
  /** Writes an amount of the token to pay, or of the native currency beside it. */
  format: (amount: bigint, currency: 'pay' | 'native') => string
  /** Symbols fit to be shown. */
  symbols: { pay: string; receive: string; native: string }
  /** Numbers as the locale writes them, for examples. */
  examples: { amount: string; percent: string }
}

/** Everything that stands against submitting, the most useful to mend first, and what to know. */
export function swapReasons(input: SwapReasonsInput): SwapReason[] {
  return [
    ...sideReasons('pay', input),
    ...sideReasons('receive', input),
    ...pairReasons(input),
    ...(input.isConnected ? [] : [connect]),
    ...amountReasons(input),
    ...balanceReasons(input),
    ...addressReasons('recipient', input),
    ...addressReasons('refundTo', input),
    ...slippageReasons(input),
    ...vetoReasons(input),
    ...quoteReasons(input),
  ]
}

/** Whether two reasons say the same. */
export function isSameReason(one: SwapReason, other: SwapReason): boolean {
  const { values: oneValues = {}, ...oneRest } = one
  const { values: otherValues = {}, ...otherRest } = other
  return isSameRecord(oneRest, otherRest) && isSameRecord(oneValues, otherValues)
}

function isSameRecord(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return entries.length === others.size && entries.every(([name, value]) => others.get(name) === value)
}

/** The risk of sending to an address that looks like a known one. */
export function addressRisk(address: Address | undefined): string {
  return `address ${address?.toLowerCase()}`
}

const connect: SwapReason = { code: 'connect', field: undefined, kind: 'todo', message: 'reason.connect' }

function* sideReasons(field: 'pay' | 'receive', input: SwapReasonsInput): Iterable<SwapReason> {
  const { id, token, chain, isKnownChain, isAllowed } = input[field]
  if (!id) yield { code: 'chooseToken', field, kind: 'todo', message: 'reason.chooseToken' }
  else if (!token) {
    yield {
      code: 'unknownToken',
      field,
      kind: 'error',
      message: isKnownChain ? 'reason.unknownToken' : 'reason.unknownChain',
      values: { address: id.address, chain: String(id.chainId) },
    }
  } else if (!isAllowed) {
    const values = { symbol: input.symbols[field], chain }
    yield { code: 'notAllowed', field, kind: 'error', message: 'reason.notAllowed', values }
  }
}

function* pairReasons({ pay, receive, isAllowedPair }: SwapReasonsInput): Iterable<SwapReason> {
  if (isSameToken(pay.token, receive.token)) {
    yield { code: 'sameToken', field: 'receive', kind: 'error', message: 'reason.sameToken' }
  } else if (pay.token && receive.token && !isAllowedPair) {
    yield { code: 'notAllowed', field: 'receive', kind: 'error', message: 'reason.pairNotAllowed' }
  }
}

function* amountReasons({
  amount,
  side,
  examples,
  symbols,
  ...input
}: SwapReasonsInput): Iterable<SwapReason> {
  if (amount.status === 'empty') {
    yield { code: 'enterAmount', field: 'amount', kind: 'todo', message: 'reason.enterAmount' }
  } else if (amount.status === 'invalid') {
    yield {
      code: 'invalidAmount',
      field: 'amount',
      kind: 'error',
      message: `reason.amount.${amount.problem}`,
      values: {
        example: examples.amount,
        symbol: symbols[side],
        count: input[side].token?.decimals ?? '',
      },
    }
  } else if (amount.status === 'valid' && amount.amount === 0n) {
    yield { code: 'invalidAmount', field: 'amount', kind: 'error', message: 'reason.zeroAmount' }
  }
}

function* balanceReasons(input: SwapReasonsInput): Iterable<SwapReason> {
  const { spent, balance, gas, format, symbols, pay } = input
  if (spent === undefined || balance === undefined) return
  if (spent > balance) {
    yield {
      code: 'insufficientBalance',
      field: 'amount',
      kind: 'error',
      message: 'reason.insufficientBalance',
      values: { symbol: symbols.pay, amount: format(balance, 'pay') },
    }
  } else if (gas && gas.fee + (gas.isPaidWith ? spent : 0n) > gas.balance) {
    yield {
      code: 'insufficientGas',
      field: gas.isPaidWith ? 'amount' : undefined,
      // Somebody else may pay the gas of a smart account; only the own amount is certain to be too much.
      kind: gas.isPaidWith ? 'error' : 'warning',
      message: gas.isPaidWith ? 'reason.leaveGas' : 'reason.noGas',
      values: { symbol: symbols.native, amount: format(gas.fee, 'native'), chain: pay.chain },
    }
  }
}

function* addressReasons(field: 'recipient' | 'refundTo', input: SwapReasonsInput): Iterable<SwapReason> {
  const { problem, lookAlike, address } = input[field]
  const code = field === 'recipient' ? 'invalidRecipient' : 'invalidRefund'
  if (problem) yield { code, field, kind: 'error', message: `reason.address.${problem}` }
  else if (lookAlike && !input.accepted.includes(addressRisk(address))) {
    yield { code, field, kind: 'error', message: 'reason.address.lookAlike' }
  }
}

/** What stands against a slippage tolerance. */
export function* slippageReasons({
  slippage,
  examples,
}: Pick<SwapReasonsInput, 'slippage' | 'examples'>): Iterable<SwapReason> {
  const code = 'invalidSlippage'
  if (slippage.status === 'invalid') {
    const values = { example: examples.percent }
    yield { code, field: 'slippage', kind: 'error', message: 'reason.slippage.format', values }
  }
}

function* vetoReasons({ veto }: SwapReasonsInput): Iterable<SwapReason> {
  if (veto !== undefined) yield { code: 'vetoed', field: undefined, kind: 'error', message: 'reason.vetoed' }
}

function* quoteReasons({ quote }: SwapReasonsInput): Iterable<SwapReason> {
  if (quote === 'error') {
    yield { code: 'quoteError', field: undefined, kind: 'error', message: 'error.serviceUnknown' }
  } else if (quote === 'offline') {
    yield { code: 'offline', field: undefined, kind: 'wait', message: 'reason.offline' }
  } else if (quote === 'loading') {
    yield { code: 'quoteLoading', field: undefined, kind: 'wait', message: 'swap.submit.loading' }
  } else if (quote === 'expired') {
    yield { code: 'quoteStale', field: undefined, kind: 'wait', message: 'reason.quoteStale' }
  }
}

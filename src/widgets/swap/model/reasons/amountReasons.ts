import type { FoundReason } from './swapReason.ts'
import type { SwapReasonsInput } from './swapReasonsInput.ts'

/** Reasons about the amount itself. */
export function* amountReasons({
  amount,
  side,
  examples,
  symbols,
  ...input
}: SwapReasonsInput): Iterable<FoundReason> {
  if (amount.status === 'empty') {
    yield { code: 'enterAmount', field: 'amount', kind: 'todo', message: 'reason.enterAmount' }
  } else if (amount.status === 'invalid' && amount.problem === 'ambiguous') {
    // Not an error: the user selects which of the two readings is meant.
    yield { code: 'ambiguousAmount', field: 'amount', kind: 'todo', message: 'reason.amount.ambiguous' }
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

/** Reasons about the amount compared with the wallet's balance. */
export function* balanceReasons(input: SwapReasonsInput): Iterable<FoundReason> {
  const { spent, balance, gas, format, symbols, pay, isAmountFixed } = input
  const field = isAmountFixed ? 'pay' : 'amount'
  if (spent === undefined || balance === undefined) return
  if (spent > balance) {
    yield {
      code: 'insufficientBalance',
      field,
      kind: 'error',
      message: 'reason.insufficientBalance',
      values: { symbol: symbols.pay, amount: format(balance, 'pay') },
    }
  } else if (gas && gas.fee + (gas.isPaidWith ? spent : 0n) > gas.balance) {
    yield {
      code: 'insufficientGas',
      field: gas.isPaidWith ? field : undefined,
      // Someone else may pay a smart account's gas: a shortage is only an error if it is in the token to pay.
      kind: gas.isPaidWith ? 'error' : 'warning',
      message: gas.isPaidWith ? 'reason.leaveGas' : 'reason.noGas',
      values: { symbol: symbols.native, amount: format(gas.fee, 'native'), chain: pay.chain },
    }
  }
}

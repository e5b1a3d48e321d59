import type { Mutation } from './mutation.ts'

/** Quotes that answer other parameters. */
export const parameterMutations: Mutation[] = [
  // The parameters.
  {
    title: 'a larger input',
    kind: 'tokenBridge',
    rule: 'input-amount',
    spoil: ({ details }) => (details.currencyIn.amount += 1n),
  },
  {
    title: 'a smaller input',
    kind: 'nativeBridge',
    rule: 'input-amount',
    spoil: ({ details }) => (details.currencyIn.amount -= 1n),
  },
  {
    title: 'an account that is a contract',
    kind: 'tokenBridge',
    rule: 'contract-account',
    severity: 'confirm',
    spoil: () => {},
    options: () => ({ isContractAccount: true }),
  },
  {
    title: 'less than an exact output',
    kind: 'exactOutput',
    rule: 'output-amount',
    spoil: ({ details }) => (details.currencyOut.amount -= 1n),
  },
  {
    title: 'less than an expected output',
    kind: 'expectedOutput',
    rule: 'output-amount',
    severity: 'confirm',
    spoil: ({ details }) => (details.currencyOut.amount -= 1n),
  },
  {
    title: 'an exact output that is not guaranteed',
    kind: 'exactOutput',
    rule: 'minimum-slippage',
    severity: 'confirm',
    spoil: ({ details: { currencyOut } }) => (currencyOut.minimumAmount = currencyOut.amount - 1n),
  },
  {
    title: 'more slippage than asked for',
    kind: 'crossSwap',
    rule: 'minimum-slippage',
    severity: 'confirm',
    spoil: ({ details: { currencyOut } }) =>
      (currencyOut.minimumAmount = (currencyOut.amount * 9899n) / 10_000n),
  },
  {
    title: 'more slippage than the quote says',
    kind: 'swapToken',
    rule: 'minimum-slippage',
    severity: 'confirm',
    spoil: ({ details: { currencyOut } }) => (currencyOut.minimumAmount = 0n),
  },
  ...(['input', 'output'] as const).map((side): Mutation => ({
    title: `an ${side} in other units`,
    kind: 'tokenBridge',
    rule: `${side}-decimals`,
    options: ({ details }) => {
      const { currency } = side === 'input' ? details.currencyIn : details.currencyOut
      return { tokens: [{ ...currency, decimals: currency.decimals - 1 }] }
    },
    spoil: () => {},
  })),
  {
    title: 'nothing to do',
    kind: 'nativeBridge',
    rule: 'request-id',
    spoil: (quote) => (quote.steps = []),
  },
]

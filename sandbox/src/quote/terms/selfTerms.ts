import { zeroAddress } from 'viem'
import { mapComponents } from '../../domain/money/feeComponents.ts'
import { gasUnits } from '../../domain/money/gasUnits.ts'
import { convert } from '../../domain/money/money.ts'
import { swapImpactBps, swapInput, swapOutput } from '../../domain/money/swapMath.ts'
import { operationOf } from '../../domain/request/terms/operation.ts'
import type { QuoteParameters } from '../../domain/request/terms/quoteParameters.ts'
import type { QuotedAmounts } from '../../domain/request/terms/requestTerms.ts'
import { refuseQuote } from '../parameters/fields.ts'
import type { ChosenSwap } from './chooseSwap.ts'
import { subtractSlippage } from './priceQuote.ts'

/** The terms of a self-executed operation. */
export interface SelfTerms {
  amounts: QuotedAmounts
  /** Gas of the transaction itself, without approvals. */
  gas: bigint
  slippageBps: number
}

/**
 * Calculates the terms of a self-executed operation. Only swaps have costs besides gas, and slippage.
 *
 * @param swap The chosen source of a swap.
 * @throws {Refusal} 400 if the output would be zero, the source can't pay it, or the price impact is too high.
 */
export function selfTerms(
  input: QuoteParameters,
  {
    swap,
    slippageBps,
    maximumImpactBps,
  }: { swap: ChosenSwap | undefined; slippageBps: number; maximumImpactBps: number },
): SelfTerms {
  const { amount, currencyIn, currencyOut } = input
  if (amount === 0n) throw refuseQuote('AMOUNT_TOO_LOW', 'There is nothing to send.')
  if (!swap) {
    return {
      amounts: { ...free, amountIn: amount, amountOut: amount, minimumOut: amount },
      gas: gasOf(input),
      slippageBps: 0,
    }
  }
  const [amountIn, amountOut] = swapAmounts(input, swap)
  const impactBps = swapImpactBps(swap.state, amountIn)
  if (impactBps > maximumImpactBps && !input.overridesImpact) {
    throw refuseQuote(
      'SWAP_IMPACT_TOO_HIGH',
      `The swap would move the price by ${impactBps} basis points, and ${maximumImpactBps} are allowed. Swap less, or set "overridePriceImpact".`,
    )
  }
  return {
    amounts: {
      ...free,
      amountIn,
      amountOut,
      // An exact output is guaranteed in full, any other less the slippage.
      minimumOut: input.tradeType === 'EXACT_OUTPUT' ? amountOut : subtractSlippage(amountOut, slippageBps),
      swap: amountIn - convert(amountOut, currencyOut, currencyIn, 'down'),
    },
    gas: gasOf(input),
    slippageBps,
  }
}

function swapAmounts(
  { tradeType, amount }: QuoteParameters,
  { source, state }: ChosenSwap,
): [bigint, bigint] {
  if (tradeType === 'EXACT_INPUT') {
    const amountOut = swapOutput(state, amount)
    if (amountOut > 0n) return [amount, amountOut]
    throw refuseQuote('AMOUNT_TOO_LOW', 'The swap would pay nothing for this amount.')
  }
  const amountIn = swapInput(state, amount)
  if (amountIn !== undefined) return [amountIn, amount]
  throw refuseQuote('INSUFFICIENT_LIQUIDITY', `The swap source ${source.name} holds less than this amount.`)
}

function gasOf({ currencyIn, currencyOut }: QuoteParameters): bigint {
  const operation = operationOf({ currencyIn, currencyOut })
  switch (operation) {
    case 'send':
      return currencyIn.address === zeroAddress ? gasUnits.sendNative : gasUnits.sendErc20
    case 'wrap':
    case 'unwrap':
      return gasUnits.wrap
    case 'swap':
    case 'bridge':
      return gasUnits.swap
    default:
      return operation satisfies never
  }
}

const free = {
  destinationGas: 0n,
  topup: 0n,
  service: 0n,
  swap: 0n,
  appFees: [],
  sponsored: mapComponents(() => 0n),
  capHit: false,
} as const

import {
  decodeFunctionData,
  encodeFunctionResult,
  isAddressEqual,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { swapSourceAbi } from '../../contracts/generated/abis.ts'
import type { LedgerChain, LedgerSwapSource } from '../../domain/chains/chain.ts'
import { tradableCurrenciesOf } from '../../domain/ledger/chainSpecs.ts'
import { swapOutput, toSwapPrice, type SwapState } from '../../domain/money/swapMath.ts'
import { moveNative, type Draft } from '../state/draft.ts'
import { balanceKey } from '../state/stateKeys.ts'
import { isContract, tokenAt } from './contractsAt.ts'
import type { CallResult, SimulatedEvent } from './callResult.ts'
import { moveTokens, pullTokens } from './tokens/executeErc20.ts'
import { Revert } from './revert.ts'

/** Where and when a call of a swap source happens. */
export interface SwapSourceContext {
  chain: LedgerChain
  source: LedgerSwapSource
  /** Seconds since the epoch. */
  timestamp: number
}

/** Runs a call of `contracts/SwapSource.sol` on a draft, to which `value` has already been moved. */
export function executeSwapSource(
  draft: Draft,
  { chain, source, timestamp }: SwapSourceContext,
  { from, value, data }: { from: Address; value: bigint; data: Hex },
): CallResult {
  const { address } = source
  const call = decode(data)
  if (call.functionName !== 'swap' && value > 0n) throw new Revert()
  switch (call.functionName) {
    case 'swap': {
      const [currencyIn, currencyOut, amountIn, minimumOut, recipient, surplusRecipient, deadline] = call.args
      if (BigInt(timestamp) > deadline) throw new Revert('Expired', [deadline])
      const needed = isNative(currencyIn) ? amountIn : 0n
      if (value !== needed) throw new Revert('WrongValue', [value, needed])
      const amountOut = quote(currencyIn, currencyOut, amountIn)
      if (amountOut === 0n || amountOut < minimumOut) {
        throw new Revert('TooLittleReceived', [amountOut, minimumOut])
      }
      const events = isNative(currencyIn) ? [] : pull(currencyIn, amountIn)
      if (isAddressEqual(surplusRecipient, zeroAddress) || amountOut === minimumOut) {
        events.push(...pay(currencyOut, recipient, amountOut))
      } else {
        events.push(...pay(currencyOut, recipient, minimumOut))
        events.push(...pay(currencyOut, surplusRecipient, amountOut - minimumOut))
      }
      const args = { sender: from, recipient, currencyIn, currencyOut, amountIn, amountOut }
      return {
        output: encodeFunctionResult({ abi: swapSourceAbi, functionName: 'swap', result: amountOut }),
        events: [...events, { address, eventName: 'Swapped', args }],
        gas: 120_000n,
      }
    }
    case 'quote':
      return view(
        encodeFunctionResult({
          abi: swapSourceAbi,
          functionName: 'quote',
          result: quote(...call.args),
        }),
      )
    case 'feeBps':
      return view(
        encodeFunctionResult({ abi: swapSourceAbi, functionName: 'feeBps', result: BigInt(source.feeBps) }),
      )
    case 'priceOf': {
      const result = swapPriceOf(chain, call.args[0])
      return view(encodeFunctionResult({ abi: swapSourceAbi, functionName: 'priceOf', result }))
    }
    default:
      throw new Revert()
  }

  function quote(currencyIn: Address, currencyOut: Address, amountIn: bigint): bigint {
    if (isAddressEqual(currencyIn, currencyOut)) throw new Revert('SameCurrency', [currencyIn])
    const reserveOut = draft.get(balanceKey(currencyOut, address))
    const state = toSwapState(chain, source, { currencyIn, currencyOut, reserveOut })
    if (!state)
      throw new Revert('NotListed', [swapPriceOf(chain, currencyIn) > 0n ? currencyOut : currencyIn])
    return swapOutput(state, amountIn)
  }

  function pull(currency: Address, amount: bigint): SimulatedEvent[] {
    const token = tokenAt(chain, currency)
    if (!token) throw new Revert('NotListed', [currency])
    try {
      return pullTokens(draft, token, { spender: address, owner: from, to: address, value: amount })
    } catch {
      throw new Revert('TransferFailed', [currency, address, amount])
    }
  }

  function pay(currency: Address, recipient: Address, amount: bigint): SimulatedEvent[] {
    const token = tokenAt(chain, currency)
    try {
      if (token) return moveTokens(draft, token, address, recipient, amount)
      if (!isContract(chain, recipient) && moveNative(draft, address, recipient, amount)) return []
    } catch {
      // Reverts below, with the contract's own error.
    }
    throw new Revert('TransferFailed', [currency, recipient, amount])
  }
}

/** A source's state for a pair; undefined if it doesn't swap them. */
export function toSwapState(
  chain: LedgerChain,
  { feeBps }: LedgerSwapSource,
  { currencyIn, currencyOut, reserveOut }: { currencyIn: Address; currencyOut: Address; reserveOut: bigint },
): SwapState | undefined {
  const priceIn = swapPriceOf(chain, currencyIn)
  const priceOut = swapPriceOf(chain, currencyOut)
  return priceIn > 0n && priceOut > 0n ? { feeBps, priceIn, priceOut, reserveOut } : undefined
}

/** Zero for a currency that is not listed. */
function swapPriceOf({ currencies }: LedgerChain, address: Address): bigint {
  const currency = tradableCurrenciesOf(currencies).find((currency) =>
    isAddressEqual(currency.address, address),
  )
  return currency ? toSwapPrice(currency) : 0n
}

function isNative(currency: Address): boolean {
  return isAddressEqual(currency, zeroAddress)
}

function view(output: Hex): CallResult {
  return { output, events: [], gas: 30_000n }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi: swapSourceAbi, data })
  } catch {
    throw new Revert()
  }
}

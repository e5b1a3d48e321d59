import { isAddress } from 'viem'
import { checkFields } from '../../errors/checks/checkFields.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { isAbortSignal } from '../../utils/isAbortSignal.ts'
import type { ExecuteStepsOptions, ExecuteStepsParameters } from '../executeStepsParameters.ts'

const walletFunctions = ['getAccount', 'getChainId', 'switchChain', 'sendTransaction'] as const
const parameterNames = fieldNames<keyof ExecuteStepsParameters>({
  quote: true,
  wallet: true,
  allowAccountUpgrade: true,
})
const optionNames = fieldNames<keyof ExecuteStepsOptions>({
  onChange: true,
  onDecision: true,
  signal: true,
  clock: true,
  createId: true,
})

/**
 * Checks the arguments of `executeSteps`, for callers without types.
 *
 * @throws {InvalidArgumentError} naming the first invalid argument.
 */
export function checkExecuteSteps(parameters: unknown, options: unknown): void {
  const { quote, wallet, allowAccountUpgrade } = propertiesOf(parameters)
  const { steps, receivedAt } = propertiesOf(quote)
  const isQuote =
    Array.isArray(steps) &&
    steps.every(isStep) &&
    [propertiesOf(quote)['parameters'], propertiesOf(quote)['fees']].every(isObject)
  if (!isQuote || typeof receivedAt !== 'number') throw invalid('quote', 'it must come from `getQuote`')
  const { amount } = propertiesOf(propertiesOf(propertiesOf(quote)['details'])['currencyIn'])
  if (typeof amount !== 'bigint')
    throw invalid(
      'quote',
      'it must be as `getQuote` returns it: amounts are bigint, which JSON does not keep',
    )
  const given = propertiesOf(wallet)
  const isWallet =
    typeof given['address'] === 'string' && walletFunctions.every((name) => typeof given[name] === 'function')
  if (!isWallet)
    throw invalid(
      'wallet',
      'it must come from `createViemWallet` or `createEip1193Wallet`, or have what they have',
    )
  if (!isAddress(String(given['address']), { strict: false }))
    throw invalid('wallet.address', 'it must be an address: 0x and 40 hex digits')
  if (!isBoolean(allowAccountUpgrade)) throw invalid('allowAccountUpgrade', 'it must be true or false')
  checkFields(undefined, propertiesOf(parameters), parameterNames, invalid)
  checkOptions(options)
}

function checkOptions(options: unknown): void {
  const { onChange, onDecision, signal, clock, createId } = propertiesOf(options)
  if (typeof options !== 'object' || options === null) throw invalid('options', 'it must be an object')
  if (!isFunction(onChange)) throw invalid('options.onChange', 'it must be a function')
  if (!isFunction(onDecision)) throw invalid('options.onDecision', 'it must be a function')
  if (signal !== undefined && !isAbortSignal(signal))
    throw invalid('options.signal', 'it must be an `AbortSignal`')
  if (!isFunction(createId)) throw invalid('options.createId', 'it must be a function')
  const { now, sleep } = propertiesOf(clock)
  if (clock !== undefined && (typeof now !== 'function' || typeof sleep !== 'function'))
    throw invalid('options.clock', 'it must have `now` and `sleep`')
  checkFields('options', options, optionNames, invalid)
}

function invalid(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'executeSteps', argument, rule })
}

function isStep(step: unknown): boolean {
  const { kind, items } = propertiesOf(step)
  return typeof kind === 'string' && Array.isArray(items)
}

function isBoolean(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean'
}

function isFunction(value: unknown): boolean {
  return value === undefined || typeof value === 'function'
}

/** The properties of any value, including instances of classes. */
function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

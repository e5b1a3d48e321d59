import { InvalidArgumentError } from '../errors/argument.ts'

const walletFunctions = ['getAccount', 'getChainId', 'switchChain', 'sendTransaction'] as const

/**
 * Checks what `executeSteps` is to execute, as far as a script written without types may get it wrong.
 *
 * @throws {InvalidArgumentError} naming the first argument that is wrong.
 */
export function checkExecuteSteps(parameters: unknown): void {
  const refuse = (argument: string, rule: string) => {
    throw new InvalidArgumentError({ caller: 'executeSteps', argument, rule })
  }
  const { quote, wallet } = propertiesOf(parameters)
  const { steps, receivedAt } = propertiesOf(quote)
  if (!Array.isArray(steps) || typeof receivedAt !== 'number') refuse('quote', 'it must come from `getQuote`')
  const given = propertiesOf(wallet)
  const isWallet =
    typeof given['address'] === 'string' && walletFunctions.every((name) => typeof given[name] === 'function')
  if (!isWallet)
    refuse('wallet', 'it must come from `createViemWallet` or `createEip1193Wallet`, or have what they have')
}

/** Of whatever was given; those of a class, too. */
function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

import { InvalidConfigError } from '../errors/config.ts'

/** What an execution calls of each part of a config. */
const functions = {
  chainReader: [
    'has',
    'getBalance',
    'getAllowance',
    'getToken',
    'getMaxNetworkFee',
    'getTransactionCount',
    'hasTransaction',
    'getCode',
    'waitForTransaction',
  ],
  journal: ['read', 'write', 'remove'],
  locks: ['acquire'],
  requestWatcher: ['watch'],
} as const

/**
 * Checks the parts of a config that a script may have made itself: what fails in the middle of a run looks like the wallet's fault.
 *
 * @throws {InvalidConfigError} naming the part, and what it lacks.
 */
export function checkExecutionConfig(config: object, caller: string): void {
  for (const [part, names] of Object.entries(functions)) {
    const given: unknown = Reflect.get(config, part)
    const lacks = names.find(
      (name) => typeof given !== 'object' || given === null || typeof Reflect.get(given, name) !== 'function',
    )
    if (lacks === undefined) continue
    const rule = `it must have a function \`${lacks}\`; one of \`createConfig\` has`
    throw new InvalidConfigError({ caller, argument: `config.${part}`, rule })
  }
}

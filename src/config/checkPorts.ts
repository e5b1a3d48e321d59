import type { Invalid } from '../errors/checks/checkFields.ts'

/** What is called of the parts of a config that a script may have made itself. */
const portFunctions = {
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

export type PortName = keyof typeof portFunctions

export const portNames = Object.keys(portFunctions) as readonly PortName[]

/**
 * Checks parts of a config: what fails in the middle of a run looks like the wallet's fault.
 *
 * @throws {InvalidConfigError} naming the part, and what it lacks.
 */
export function checkPorts(config: object, names: readonly PortName[], invalid: Invalid): void {
  for (const name of names) {
    const given: unknown = Reflect.get(config, name)
    const lacks = portFunctions[name].find(
      (method) =>
        typeof given !== 'object' || given === null || typeof Reflect.get(given, method) !== 'function',
    )
    if (lacks !== undefined) throw invalid(name, `it must have a function \`${lacks}\``)
  }
}

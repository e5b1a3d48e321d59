import type { Invalid } from '../../errors/checks/checkFields.ts'

/** The functions that the library calls on each port of a config; a page may have written the port itself. */
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

type PortName = keyof typeof portFunctions

export const portNames = Object.keys(portFunctions) as readonly PortName[]

/**
 * Checks the ports of a config when it is created: an error during a run would look like a wallet error.
 *
 * @throws {InvalidConfigError} naming the port, and the function that it lacks.
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

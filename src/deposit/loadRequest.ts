import { PartNotLoadedError } from '../errors/execution.ts'
import type { requestDepositAddress } from './requestDepositAddress.ts'

/**
 * What asks for a deposit address, audit and all: loaded when it is asked for.
 *
 * @throws {PartNotLoadedError}
 */
export async function loadRequest(): Promise<typeof requestDepositAddress> {
  try {
    return (await import('./requestDepositAddress.ts')).requestDepositAddress
  } catch (cause) {
    throw new PartNotLoadedError({ cause })
  }
}

import { checkClient } from '../../client/checkClient.ts'
import type { Client } from '../../client/createClient.ts'
import { assembleExecution } from './assembleExecution.ts'
import type { CreateExecutionOptions, Execution } from './execution.ts'
import { toExecutionPorts } from './host/executionPorts.ts'

/**
 * Creates a store that executes quotes.
 *
 * @example
 * const execution = createExecution(client)
 * execution.subscribe(() => console.info(execution.getState().status))
 * await execution.start(quote, { wallet, chainReader: config.chainReader })
 */
export function createExecution(client: Client, options: CreateExecutionOptions = {}): Execution {
  checkClient(client, 'createExecution')
  return assembleExecution(toExecutionPorts(client, options))
}

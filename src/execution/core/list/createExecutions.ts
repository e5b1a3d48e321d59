import { checkClient } from '../../../client/checkClient.ts'
import type { Client } from '../../../client/createClient.ts'
import { assembleExecutionList } from './assembleExecutionList.ts'
import type { CreateExecutionOptions } from '../execution.ts'
import { toExecutionPorts } from '../host/executionPorts.ts'
import type { Executions } from './executions.ts'

/**
 * Creates the list of executions, and the execution that runs quotes.
 *
 * @example
 * const executions = createExecutions(client)
 * executions.open({ chainReader: config.chainReader })
 * executions.subscribe(() => console.info(executions.getState().pending.length))
 */
export function createExecutions(client: Client, options: CreateExecutionOptions = {}): Executions {
  checkClient(client, 'createExecutions')
  return assembleExecutionList(toExecutionPorts(client, options, 'createExecutions'))
}

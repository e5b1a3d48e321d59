import { bytesToHex } from 'viem'
import type { Client } from '../../../client/createClient.ts'
import { createWebStorageJournal } from '../../ports/journal/createWebStorageJournal.ts'
import { createWebLocks } from '../../ports/locks/createWebLocks.ts'
import { createRequestWatcher } from '../../watch/createRequestWatcher.ts'
import type { CreateExecutionOptions } from '../execution.ts'
import { shareLateAnswers, type LateAnswers } from './lateAnswers.ts'
import { shareUnansweredPrompts, type UnansweredPrompts } from '../../ports/locks/unansweredPrompts.ts'
import { loadExecutionEngine, type ExecutionEngine } from './loadExecutionEngine.ts'

/** All ports of an execution, each of them chosen. */
export interface ExecutionPorts extends Required<{
  [name in keyof CreateExecutionOptions]: NonNullable<CreateExecutionOptions[name]>
}> {
  client: Client
  /** Loads the code that prompts and resumes. */
  load: () => Promise<ExecutionEngine>
  lateAnswers: LateAnswers
  unansweredPrompts: UnansweredPrompts
}

export function toExecutionPorts(
  client: Client,
  {
    clock = client.clock,
    journal = createWebStorageJournal(),
    locks = createWebLocks(),
    requestWatcher = createRequestWatcher(client, { clock, locks }),
    getAudit = () => ({}),
    readAccount = async (account) => account,
    createId = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16))),
  }: CreateExecutionOptions = {},
): ExecutionPorts {
  const lateAnswers = shareLateAnswers(journal, clock)
  const load = loadExecutionEngine
  const unansweredPrompts = shareUnansweredPrompts(journal)
  return {
    client,
    clock,
    journal,
    locks,
    requestWatcher,
    getAudit,
    readAccount,
    createId,
    load,
    lateAnswers,
    unansweredPrompts,
  }
}

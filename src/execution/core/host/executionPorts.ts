import { bytesToHex } from 'viem'
import { checkChange, clockKind, type Kinds } from '../../../errors/checks/checkKinds.ts'
import type { Client } from '../../../client/createClient.ts'
import { createWebStorageJournal } from '../../ports/journal/createWebStorageJournal.ts'
import { createWebLocks } from '../../ports/locks/createWebLocks.ts'
import { createRequestWatcher } from '../../watch/createRequestWatcher.ts'
import type { CreateExecutionOptions } from '../execution.ts'
import { shareLateAnswers, type LateAnswers } from './lateAnswers.ts'
import { sharePayingExecutions, type PayingExecutions } from '../../payments/payingExecutions.ts'
import { pageQuotePrompts, type QuotePrompts } from '../../payments/quotePrompts.ts'
import { shareUnansweredPrompts, type UnansweredPrompts } from '../../payments/unansweredPrompts.ts'
import { loadExecutionEngine, type ExecutionEngine } from './loadExecutionEngine.ts'

/** All ports of an execution, with defaults filled in. */
export interface ExecutionPorts extends Required<{
  [name in keyof CreateExecutionOptions]: NonNullable<CreateExecutionOptions[name]>
}> {
  client: Client
  /** Loads the code that prompts and resumes. */
  load: () => Promise<ExecutionEngine>
  /** Shared by the executions of this page that use the same journal; `quotePrompts` by all of them. */
  lateAnswers: LateAnswers
  payingExecutions: PayingExecutions
  unansweredPrompts: UnansweredPrompts
  quotePrompts: QuotePrompts
}

const optionKinds: Kinds<keyof CreateExecutionOptions> = {
  clock: clockKind,
  journal: { functions: ['read', 'write', 'remove'] },
  locks: { functions: ['acquire'] },
  requestWatcher: { functions: ['watch'] },
  getAudit: 'function',
  readAccount: 'function',
  createId: 'function',
}

/** @throws {InvalidArgumentError} naming an invalid option. */
export function toExecutionPorts(
  client: Client,
  options: CreateExecutionOptions = {},
  caller = 'createExecution',
): ExecutionPorts {
  checkChange(caller, options, optionKinds, 'options')
  const {
    clock = client.clock,
    journal = createWebStorageJournal(),
    locks = createWebLocks(),
    requestWatcher = createRequestWatcher(client, { clock, locks }),
    getAudit = () => ({}),
    readAccount = async (account) => account,
    createId = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16))),
  } = options
  return {
    client,
    clock,
    journal,
    locks,
    requestWatcher,
    getAudit,
    readAccount,
    createId,
    load: loadExecutionEngine,
    lateAnswers: shareLateAnswers({ journal, clock, locks }),
    payingExecutions: sharePayingExecutions(journal, client.baseUrl),
    unansweredPrompts: shareUnansweredPrompts(journal),
    quotePrompts: pageQuotePrompts,
  }
}

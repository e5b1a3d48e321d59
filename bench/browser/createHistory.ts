import { getQuote } from '../../src/actions/getQuote.ts'
import { executeSteps } from '../../src/execution/core/executeSteps.ts'
import { memoryJournal } from '../../src/execution/ports/journal/journal.ts'
import { memoryLocks } from '../../src/execution/ports/locks/locks.ts'
import { copyTransfer } from '../../stories/support/copyTransfer.ts'
import { createTestBench } from '../../test/support/createTestBench.ts'

/** A service that knows so many transfers, for whoever asks with its key. */
export async function createHistory(count: number): Promise<typeof fetch> {
  const { sandbox, client, quoteParameters, wallet, reader } = createTestBench({ policy: { fillDelayMs: 0 } })
  const quote = await getQuote(client, quoteParameters())
  const io = { quote, wallet, chains: reader }
  await executeSteps(client, io, { journal: memoryJournal(), locks: memoryLocks() })
  await copyTransfer(sandbox.store, count)
  return sandbox.fetch
}

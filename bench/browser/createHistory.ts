import { getQuote } from '../../src/actions/getQuote.ts'
import { createConfig } from '../../src/config/createConfig.ts'
import { executeSteps } from '../../src/config/executeSteps.ts'
import { createMemoryJournal } from '../../src/execution/ports/journal/journal.ts'
import { createMemoryLocks } from '../../src/execution/ports/locks/locks.ts'
import { copySwap } from '../../stories/support/swaps/copySwap.ts'
import { createTestEnvironment } from '../../test/support/environment/createTestEnvironment.ts'

/** A service that knows so many swaps, for whoever asks with its key. */
export async function createHistory(count: number): Promise<typeof fetch> {
  const { sandbox, client, chains, transports, quoteParameters, wallet } = createTestEnvironment({
    policy: { fillDelayMs: 0 },
  })
  const quote = await getQuote(client, quoteParameters())
  const config = createConfig({
    client,
    chains,
    transports,
    pollingIntervalMs: 10,
    journal: createMemoryJournal(),
    locks: createMemoryLocks(),
  })
  await executeSteps(config, { quote, wallet })
  await copySwap(sandbox.store, count)
  return sandbox.fetch
}

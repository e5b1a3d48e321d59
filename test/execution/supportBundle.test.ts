import { describe, expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { readBundle, recordEvents, replayBundle } from '../../src/execution/supportBundle.ts'
import { createExecutionBench, runToEnd } from '../support/createExecutionBench.ts'

describe('support bundle', () => {
  it('default: tells every state again, and holds neither calldata nor signatures', async () => {
    const bench = createExecutionBench()
    const { toText, stop } = recordEvents(bench.execution)
    const statuses: string[] = []
    bench.execution.subscribe(() => statuses.push(bench.execution.getState().status))
    const quote = await getQuote(bench.client, bench.question('USDC', { usePermit: true }))
    const end = await runToEnd(bench, quote)
    stop()
    const text = toText()
    expect(text).not.toMatch(/0x[0-9a-f]{128}/i)
    const bundle = readBundle(text)
    expect(bundle.events.map(({ sequence }) => sequence)).toEqual(bundle.events.map((_, index) => index + 1))
    const states = replayBundle(bundle)
    expect(states.map(({ status }) => status)).toEqual(statuses)
    expect(states.at(-1)).toMatchObject({
      status: end.status,
      requestId: end.requestId,
      summary: { currencyIn: { amount: quote.details.currencyIn.amount } },
    })
  })

  it('behavior: an error keeps its name and its words', async () => {
    const bench = createExecutionBench()
    const { toText } = recordEvents(bench.execution)
    bench.sandbox.wallet.approve = 'never'
    await runToEnd(bench, await getQuote(bench.client, bench.question('ETH')))
    expect(replayBundle(readBundle(toText())).at(-1)).toMatchObject({
      status: 'rejected',
      error: { name: 'UserRejectedError', shortMessage: 'The request was declined in the wallet.' },
    })
  })

  it.each(['[]', '{}', '{"version":2,"events":[]}', 'null'])('error: %s is no bundle', (text) => {
    expect(() => readBundle(text)).toThrow(TypeError)
  })
})

import { expect, it } from 'vitest'
import { createJournalRetry } from '../../../../src/execution/ports/journal/createJournalRetry.ts'

it.each([0, 1, 2, 3, 4, 5])(
  'error: a read that fails %i turns after the retry has succeeded is retried, too',
  async (turns) => {
    const pauses: PromiseWithResolvers<void>[] = []
    const clock = {
      now: () => 0,
      sleep() {
        const pause = Promise.withResolvers<void>()
        pauses.push(pause)
        return pause.promise
      },
    }
    const state = { error: undefined as unknown }
    const answers = [
      Promise.reject(new Error('down')),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ]
    const read = async () => {
      try {
        const answer = answers.shift()
        await (answer && 'promise' in answer ? answer.promise : answer)
        state.error = undefined
      } catch (error) {
        state.error = error
      }
    }
    const [, byRetry, byPage] = answers as [unknown, PromiseWithResolvers<void>, PromiseWithResolvers<void>]
    const ports = { client: { baseUrl: 'https://service.example' }, clock }
    const retry = createJournalRetry(ports, read, { getState: () => state })
    retry.open()
    await retry.run()
    await expect.poll(() => pauses.length).toBe(1)
    pauses[0]?.resolve()
    await expect.poll(() => answers.length).toBe(1)
    const other = retry.run()
    byRetry.resolve()
    for (let turn = 0; turn < turns; turn++) await undefined
    byPage.reject(new Error('down again'))
    await other
    await expect.poll(() => pauses.length).toBe(2)
  },
)

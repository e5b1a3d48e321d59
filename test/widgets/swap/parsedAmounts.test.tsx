import { Session, type Profiler } from 'node:inspector/promises'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { pageWith } from '../../support/widgets/everyWidget.tsx'

// V8's coverage counts how often a function was called, by any caller.
let session: Session

beforeEach(async () => {
  session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true })
})
afterEach(() => session.disconnect())

/** How often an amount was parsed since this was asked last. */
async function countParses(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ url }) => url.endsWith('/widgets/shared/model/figures/enteredAmount.ts'))
    .flatMap(({ functions }) => functions.filter(({ functionName }) => functionName === 'parseEnteredAmount'))
    .reduce((sum, { ranges: [all] }: Profiler.FunctionCoverage) => sum + (all?.count ?? 0), 0)
}

describe('SwapWidget', () => {
  it('behavior: parses nine amounts for nine keys, the pause, the quote and its figures', async () => {
    const env = createTestEnvironment()
    const [pay, receive] = env.chains.map(({ id }) =>
      env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
    )
    const heard: unknown[] = []
    render(
      pageWith(
        <SwapWidget
          defaultPay={pay}
          defaultReceive={receive}
          onChange={(_, { amount }) => heard.push(amount)}
        />,
        env,
      ),
    )
    await screen.findByRole('button', { name: /^25%/ })
    await waitFor(() => expect(screen.getAllByText(/^Balance/)).toHaveLength(2))
    await countParses()
    const field = screen.getByRole('textbox', { name: 'Amount you pay' })
    for (let length = 1; length <= 9; length++) {
      fireEvent.change(field, { target: { value: '123.45678'.slice(0, length) } })
    }
    await screen.findByText(/^Quote ready/)
    expect(await countParses()).toBe(9)
    expect(heard.at(-1)).toBe(123_456_780n)
  })
})

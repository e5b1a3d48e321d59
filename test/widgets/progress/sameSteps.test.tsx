import { defaultApiKey } from '@causeway/sandbox/simulated'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ActivityWidget, SwapWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

// One stepper: what Progress says of a swap, its details in Activity say, too.

type Environment = ReturnType<typeof createTestEnvironment>

const failures = {
  refund: ({ sandbox, chains }: Environment) =>
    sandbox.faults.add({ kind: 'chain', chainId: chains[1].id, type: 'revertedFill' }),
  dropped: ({ sandbox, chains }: Environment) =>
    sandbox.faults.add({ kind: 'chain', chainId: chains[0].id, type: 'reorgedDeposit' }),
  none: () => {},
}

/** The status of each step, without the approval, which only the wallet knows. */
function stepsIn(part: string): string[] {
  const steps = document.querySelectorAll<HTMLElement>(`[data-cw-part='${part}'] [data-cw-part='step']`)
  return Array.from(steps)
    .filter(({ textContent }) => !textContent.startsWith('Approve'))
    .map((step) => step.dataset['state'] ?? '')
}

it.each([
  ['success', 'none', 'Bridge complete', 20, ['done', 'done']],
  ['pending', 'none', 'Bridge in progress', 60_000, ['done', 'active']],
  ['refund', 'refund', /^100\sUSDC refunded$/, 20, ['done', 'skipped', 'refunded']],
  ['dropped deposit', 'dropped', 'Deposit dropped', 20, ['skipped', 'skipped']],
] as const)('behavior: %s', async (_, failure, title, fillDelayMs, expected) => {
  const env = createTestEnvironment({ policy: { fillDelayMs } })
  failures[failure](env)
  const [defaultPay, defaultReceive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  const client = clientOf((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    return env.sandbox.fetch(url, { ...init, headers })
  })
  const form = { defaultPay, defaultReceive, defaultAmount: '100' }
  renderWithCauseway(<SwapWidget {...form} />, env, { client })
  await submitSwap(userEvent.setup())
  await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(stepsIn('progress-steps')).toEqual(expected))
  const [made] = await env.sandbox.store.all()
  renderWithCauseway(<ActivityWidget defaultRequestId={made?.id} />, env, { client })
  await waitFor(() => expect(stepsIn('activity-details')).toEqual(expected))
})

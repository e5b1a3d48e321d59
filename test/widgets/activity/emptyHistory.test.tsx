import { defaultApiKey } from '@causeway/sandbox/simulated'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActivityWidget } from '../../../src/widgets/activity/ActivityWidget.tsx'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

describe('a history without transfers', () => {
  it('behavior: is asked for once', async () => {
    const env = createTestEnvironment()
    let asked = 0
    const client = clientOf(async (input, init) => {
      if (String(input).includes('/requests/')) asked++
      return env.sandbox.fetch(input, { ...init, headers: { 'x-api-key': defaultApiKey } })
    })
    renderWithCauseway(<ActivityWidget />, env, { client })
    await screen.findByText('No activity yet. Your swaps will show up here.')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText('No activity yet. Your swaps will show up here.')).toBeInTheDocument()
    expect(asked).toBe(1)
  })
})

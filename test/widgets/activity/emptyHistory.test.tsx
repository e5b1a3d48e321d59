import { defaultApiKey } from '@causeway/sandbox/simulated'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActivityWidget } from '@causeway/react/widgets'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const nothingYet = 'No activity yet. Your swaps will appear here.'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** The list at a provider with these answers; undefined leaves the answer to the simulated provider. */
function renderActivity(answer: (asked: number) => object | undefined) {
  const env = createTestEnvironment()
  const service = { asked: 0 }
  const client = clientOf(async (input, init) => {
    const isList = String(input).includes('/requests/')
    const own = isList ? answer(++service.asked) : undefined
    return own
      ? Response.json(own)
      : env.sandbox.fetch(input, { ...init, headers: { 'x-api-key': defaultApiKey } })
  })
  renderWithCauseway(<ActivityWidget />, env, { client })
  return service
}

describe('a history of short pages', () => {
  it('behavior: requests an empty history once', async () => {
    const service = renderActivity(() => undefined)
    await screen.findByText(nothingYet)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(nothingYet)).toBeInTheDocument()
    expect(service.asked).toBe(1)
  })

  it('behavior: ends the list at an empty page that names itself as the next one', async () => {
    const service = renderActivity(() => ({ requests: [], continuation: 'c' }))
    await screen.findByText(nothingYet)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(service.asked).toBe(2)
  })

  it('behavior: follows endless empty pages ten times, and then reports an error', async () => {
    const service = renderActivity((asked) => ({ requests: [], continuation: `page ${asked}` }))
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(/didn’t pass our checks, so we didn’t use it/)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.queryByText(nothingYet)).toBeNull()
    expect(service.asked).toBe(11)
  })

  it('behavior: finds a swap behind empty pages, and never says before that there is none', async () => {
    const seen: boolean[] = []
    const time = '2026-01-01T00:00:00Z'
    const record = { id: '0x1', status: 'success', data: {}, createdAt: time, updatedAt: time }
    const service = renderActivity((asked) => {
      seen.push(screen.queryByText(nothingYet) !== null)
      return asked < 9 ? { requests: [], continuation: `page ${asked}` } : { requests: [record] }
    })
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(service.asked).toBe(9)
    expect(seen).toEqual(Array.from({ length: 9 }, () => false))
  })
  it.each([
    ['one row each', Array.from({ length: 10 }, () => 1)],
    ['empty ones in the middle', [3, 0, 0, 0, 3]],
    ['more empty ones in the middle', [3, 0, 0, 0, 0, 3]],
  ])('behavior: reads each short page once: %s', async (_, sizes) => {
    const time = '2026-01-01T00:00:00Z'
    const service = renderActivity((asked) => ({
      requests: Array.from({ length: sizes[asked - 1] ?? 0 }, (_unused, at) => ({
        id: `0x${asked}${at}`,
        status: 'success',
        data: {},
        createdAt: time,
        updatedAt: time,
      })),
      ...(asked < sizes.length && { continuation: `page ${asked}` }),
    }))
    // Known to be all of them.
    await waitFor(() =>
      expect(screen.getAllByRole('listitem')[0]).toHaveAttribute(
        'aria-setsize',
        expect.not.stringMatching('-1'),
      ),
    )
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(service.asked).toBe(sizes.length)
  })
})

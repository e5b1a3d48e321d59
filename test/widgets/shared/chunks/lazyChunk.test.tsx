import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ComponentType, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyChunk } from '../../../../src/widgets/shared/chunks/lazyChunk.tsx'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../../support/renderWithCauseway.tsx'

const notLoaded = 'Something didn’t load. Try again or reload the page.'

function Fees({ total }: { total: string }) {
  return <p>Fees {total}</p>
}

/** A chunk whose file loads or fails in this order, with the number of requests for it. */
function chunkOf<props extends object>(...answers: (ComponentType<props> | Error)[]) {
  const load = loadOf(answers)
  return { Chunk: lazyChunk(load), load }
}

function loadOf<props extends object>(answers: (ComponentType<props> | Error)[]) {
  const load = vi.fn(async () => {
    const answer = answers[Math.min(load.mock.calls.length, answers.length) - 1]
    if (!answer || answer instanceof Error) throw answer ?? new TypeError('no answer')
    return answer
  })
  return load
}

const offline = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  // React logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => vi.restoreAllMocks()
})

describe('lazyChunk', () => {
  it('default: renders the component with its properties once it is loaded, and loads it once', async () => {
    const { Chunk, load } = chunkOf<{ total: string }>(Fees)
    renderWithCauseway(
      <>
        <Chunk total="$1" />
        <Chunk total="$2" />
      </>,
      createTestEnvironment(),
    )
    expect(await screen.findByText('Fees $1')).toBeVisible()
    expect(screen.getByText('Fees $2')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('error: reports a chunk that can’t be loaded, keeps what is around it, and can try again', async () => {
    const { Chunk, load } = chunkOf<{ total: string }>(offline, offline, Fees)
    renderWithCauseway(
      <>
        <input defaultValue="100" />
        <Chunk total="$1" />
      </>,
      createTestEnvironment(),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded)
    expect(load).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Fees $1')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('textbox')).toHaveValue('100')
  })

  it('behavior: keeps the focus on the button when a retry fails again', async () => {
    const { Chunk } = chunkOf<{ total: string }>(offline, offline)
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    await screen.findByRole('alert')
    expect(document.body).toHaveFocus()
    const pressed = screen.getByRole('button', { name: 'Try again' })
    await userEvent.click(pressed)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(again).not.toBe(pressed)
    expect(again).toHaveFocus()
  })

  it('behavior: renders at once what is preloaded', async () => {
    const { Chunk, load } = chunkOf(Fees)
    Chunk.preload()
    await act(async () => {})
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    expect(screen.getByText('Fees $1')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('behavior: takes no focus when an automatic retry fails', async () => {
    const { Chunk, load } = chunkOf<{ total: string }>(offline, offline, offline)
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    const pressed = await screen.findByRole('button', { name: 'Try again' })
    act(() => pressed.blur())
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(3))
    expect(await screen.findByRole('button', { name: 'Try again' })).not.toBe(pressed)
    expect(document.body).toHaveFocus()
  })

  it('behavior: leaves the focus where the user has moved it when a retry fails again', async () => {
    const load = loadOf<{ total: string }>([offline])
    const slow = Promise.withResolvers<ComponentType<{ total: string }>>()
    const Chunk = lazyChunk(() => (load.mock.calls.length === 0 ? load() : slow.promise))
    renderWithCauseway(
      <>
        <input />
        <Chunk total="$1" />
      </>,
      createTestEnvironment(),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await userEvent.click(screen.getByRole('textbox'))
    slow.reject(offline)
    await screen.findByRole('alert')
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('behavior: tries again when the page is back online', async () => {
    const { Chunk } = chunkOf<{ total: string }>(offline, Fees)
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    await screen.findByRole('alert')
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('Fees $1')).toBeVisible()
  })

  it('behavior: loads when the page is back online before the chunk listens', async () => {
    const { Chunk } = chunkOf<{ total: string }>(offline, Fees)
    // Back with the commit that shows the failure.
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => screen.queryByRole('alert') !== null)
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    expect(await screen.findByText('Fees $1')).toBeVisible()
  })

  it('behavior: loads a chunk that acts when it renders only after a press', async () => {
    const load = loadOf<{ total: string }>([offline, Fees])
    const Chunk = lazyChunk(load, { retriesOnline: false })
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    await screen.findByRole('alert')
    fireEvent(window, new Event('online'))
    expect(load).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Fees $1')).toBeVisible()
  })

  it('behavior: asks again for a failed chunk when it renders later', async () => {
    const { Chunk } = chunkOf<{ total: string }>(offline, Fees)
    const env = createTestEnvironment()
    const { rerender } = renderWithCauseway(<Chunk key="first" total="$1" />, env)
    await screen.findByRole('alert')
    rerender(<Chunk key="second" total="$1" />)
    expect(await screen.findByText('Fees $1')).toBeVisible()
  })

  it('behavior: asks again for a chunk whose preload failed, and throws nothing', async () => {
    const { Chunk, load } = chunkOf<{ total: string }>(offline, Fees)
    Chunk.preload()
    await vi.waitFor(() => expect(load).toHaveResolvedTimes(0), { timeout: 60_000 })
    renderWithCauseway(<Chunk total="$1" />, createTestEnvironment())
    expect(await screen.findByText('Fees $1')).toBeVisible()
  })

  it("error: passes the component's own errors on to the page", async () => {
    const { Chunk } = chunkOf<object>(() => {
      throw new RangeError('a bug')
    })
    renderWithCauseway(
      <PageBoundary>
        <Chunk />
      </PageBoundary>,
      createTestEnvironment(),
    )
    expect(await screen.findByText('RangeError: a bug')).toBeVisible()
  })
})

class PageBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    return this.state.error ? <p>{String(this.state.error)}</p> : this.props.children
  }
}

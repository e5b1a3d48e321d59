import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  Activity,
  DepositAddress,
  Fees,
  PendingExecutions,
  Progress,
  Review,
  useActivity,
  useDepositAddressForm,
  useFees,
  usePendingExecutions,
  useProgress,
  useReview,
  type ActivityFilters,
  type ReviewRootProps,
} from '@causeway/react/widgets'
import { createMemoryJournal } from '@causeway/react/execution'
import { useExecuteSteps } from '@causeway/react'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

describe('parts of a page’s own', () => {
  it('default: confirms a review by the page’s own button', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters())
    const onConfirm = vi.fn()
    function Go() {
      const { steps, reason, submit } = useReview()
      return (
        <button type="button" onClick={submit}>
          {reason?.text ?? `Go, in ${steps?.length} steps`}
        </button>
      )
    }
    renderWithCauseway(
      <Review.Root quote={quote} onRefresh={() => {}} onConfirm={onConfirm}>
        <Go />
      </Review.Root>,
      env,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Go, in 2 steps' }))
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(quote, { acceptedFindings: [] })
  })

  it.each<[name: string, Partial<ReviewRootProps>, code: string, text: string, canSubmit: boolean]>([
    ['an expired quote', { quoteStatus: 'expired' }, 'expired', 'This quote has expired.', true],
    [
      'one that can’t be renewed',
      { quoteStatus: 'expired', refreshReason: 'Wait.' },
      'expired',
      'Wait.',
      false,
    ],
    ['one on its way', { quoteStatus: 'loading' }, 'loading', 'Refreshing quote…', false],
    ['the page', { pageReason: 'Closed.' }, 'page', 'Closed.', false],
  ])('default: tells in words what prevents confirming: %s', async (_name, props, code, text, canSubmit) => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters())
    const seen: unknown[] = []
    function Own() {
      const review = useReview()
      seen.push([review.reason, review.canSubmit])
      return null
    }
    renderWithCauseway(
      <Review.Root quote={quote} onRefresh={() => {}} onConfirm={() => {}} {...props}>
        <Own />
      </Review.Root>,
      env,
    )
    expect(seen.at(-1)).toEqual([{ code, text }, canSubmit])
  })

  it('default: counts the steps of a progress, and continues by the page’s own button', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters())
    function Own() {
      const { title, steps, reset } = useProgress()
      const { executeSteps } = useExecuteSteps()
      return (
        <>
          <button type="button" onClick={() => executeSteps({ quote })}>
            Go
          </button>
          <button type="button" onClick={reset}>
            {title}: {steps.map(({ status }) => status).join(' ')}
          </button>
        </>
      )
    }
    renderWithCauseway(
      <Progress.Root>
        <Own />
      </Progress.Root>,
      env,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Go' }))
    const done = await screen.findByRole('button', { name: /: done done done$/ })
    await userEvent.click(done)
    expect(screen.queryByRole('button', { name: /done/ })).toBeNull()
  })

  it('default: lists pending swaps in the page’s own part', async () => {
    const journal = createMemoryJournal()
    await journal.write({ id: '0xbroken', text: '{' })
    function Own() {
      const { unreadable, isEmpty } = usePendingExecutions()
      return <p>{isEmpty ? 'none' : unreadable.map(({ id }) => id).join()}</p>
    }
    renderWithCauseway(
      <PendingExecutions.Root>
        <Own />
      </PendingExecutions.Root>,
      createTestEnvironment(),
      { journal },
    )
    expect(await screen.findByText('0xbroken')).toBeVisible()
  })

  it('default: fills a field of a deposit form by the page’s own input', async () => {
    const onValueChange = vi.fn()
    function Recipient() {
      const { value, change } = useDepositAddressForm()
      return (
        <input
          aria-label="To"
          value={value.recipient}
          onChange={({ target }) => change({ recipient: target.value })}
        />
      )
    }
    renderWithCauseway(
      <DepositAddress.Root onValueChange={onValueChange}>
        <Recipient />
      </DepositAddress.Root>,
      createTestEnvironment(),
    )
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), 'a')
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('a')
    expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ recipient: 'a' }))
  })

  it('default: filters a history by the page’s own button', async () => {
    const onFiltersChange = vi.fn()
    function Refunded() {
      const { setFilters } = useActivity()
      return (
        <button type="button" onClick={() => setFilters({ status: 'refund' })}>
          Refunded
        </button>
      )
    }
    renderWithCauseway(
      <Activity.Root onFiltersChange={onFiltersChange}>
        <Refunded />
      </Activity.Root>,
      createTestEnvironment(),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Refunded' }))
    expect(onFiltersChange).toHaveBeenCalledWith(expect.objectContaining({ status: 'refund' }))
  })

  it('behavior: keeps all changes of one press: a deposit form', async () => {
    const filled = { recipient: '0xa1', refundTo: '0xb2', amount: '3' }
    const onValueChange = vi.fn()
    function Fill() {
      const { value, change } = useDepositAddressForm()
      return (
        <button
          type="button"
          onClick={() => {
            change({ recipient: filled.recipient })
            change({ refundTo: filled.refundTo })
            change({ amount: filled.amount })
          }}
        >
          {`${value.recipient} ${value.refundTo} ${value.amount}`}
        </button>
      )
    }
    renderWithCauseway(
      <DepositAddress.Root onValueChange={onValueChange}>
        <Fill />
      </DepositAddress.Root>,
      createTestEnvironment(),
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('0xa1 0xb2 3')
    expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining(filled))
  })

  it('behavior: keeps all changes of one press: filters that the page keeps', async () => {
    const onFiltersChange = vi.fn()
    function Narrow() {
      const { filters, setFilters } = useActivity()
      return (
        <button
          type="button"
          onClick={() => {
            setFilters({ status: 'refund' })
            setFilters({ term: '0xa1' })
          }}
        >
          {`${filters.status} ${filters.term}`}
        </button>
      )
    }
    function Page() {
      const [filters, setFilters] = useState<ActivityFilters>()
      return (
        <Activity.Root
          filters={filters}
          onFiltersChange={(next) => {
            onFiltersChange(next)
            setFilters(next)
          }}
        >
          <Narrow />
        </Activity.Root>
      )
    }
    renderWithCauseway(<Page />, createTestEnvironment())
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('refund 0xa1')
    expect(onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'refund', term: '0xa1' }),
    )
  })

  it('behavior: keeps all answers that one press gives: a review', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters())
    function Accept() {
      const { answer, answerOf } = useReview()
      return (
        <button
          type="button"
          onClick={() => {
            answer('first', 'yes')
            answer('second', '12')
          }}
        >
          {`${answerOf('first')} ${answerOf('second')}`}
        </button>
      )
    }
    renderWithCauseway(
      <Review.Root quote={quote} onRefresh={() => {}} onConfirm={() => {}}>
        <Accept />
      </Review.Root>,
      env,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button')).toHaveTextContent('yes 12')
  })

  it('default: sums up fees by the page’s own part', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters())
    function Sum() {
      const { lines, total } = useFees()
      return <b>{`${lines.length} fees, ${total.isFree ? 'free' : total.usd?.usd}`}</b>
    }
    renderWithCauseway(
      <Fees.Root quote={quote}>
        <Sum />
      </Fees.Root>,
      env,
    )
    expect(screen.getByText(/^3 fees, 0\.\d+$/)).toBeVisible()
  })

  it.each([
    ['useReview', 'Review.Root', useReview],
    ['useDepositAddressForm', 'DepositAddress.Root', useDepositAddressForm],
    ['useActivity', 'Activity.Root', useActivity],
    ['useFees', 'Fees.Root', useFees],
  ])('error: refuses %s outside of %s', (name, root, useState) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    function Lost() {
      useState()
      return null
    }
    expect(() => renderWithCauseway(<Lost />, createTestEnvironment())).toThrow(
      `\`${name}\` must be used inside \`${root}\``,
    )
    said.mockRestore()
  })
})

import { defaultApiKey } from '@causeway/sandbox/simulated'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

/** A swap of 100 USDC, until its end; the history's answer may be held back, or changed. */
async function swap(
  env: TestEnvironment,
  end: string | RegExp = 'Bridge complete',
  history = Promise.resolve(),
  change = (answer: string) => answer,
  changeLookup = (answer: string) => answer,
) {
  const [defaultPay, defaultReceive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  // The history wants a key, which a partner's server adds.
  const client = clientOf(async (url, init) => {
    const isHistory = /\/requests\b/.test(String(url))
    if (isHistory) await history
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    const response = await env.sandbox.fetch(url, { ...init, headers })
    const isLookup = /\/intents\/status\b/.test(String(url))
    if (!response.ok || !(isHistory || isLookup)) return response
    return new Response((isHistory ? change : changeLookup)(await response.text()), response)
  })
  const form = { defaultPay, defaultReceive, defaultAmount: '100' }
  renderWithCauseway(<SwapWidget {...form} />, env, { client })
  await submitSwap(userEvent.setup())
  await screen.findByRole('heading', { name: end })
}

const logos = () =>
  document.querySelectorAll('[data-cw-part="progress-status-icon"] [data-cw-part="token-logo"]')
const facts = () => document.querySelector('[data-cw-part="outcome-facts"]')
const details = () => document.querySelector('details[data-cw-part="progress-details"]')

it('default: shows what arrived with its logo and its recorded value', async () => {
  await swap(createTestEnvironment({ policy: { fillDelayMs: 60 } }))
  await waitFor(() => expect(facts()).toHaveTextContent(/^\$99\.86 · Took \d+ sec$/))
  expect(logos()).toHaveLength(1)
})

it('default: shows the quoted fees in the details, until the record has the actual ones', async () => {
  let answer = () => {}
  const history = new Promise<void>((resolve) => (answer = resolve))
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  await swap(env, 'Bridge complete', history)
  await waitFor(() => expect(details()).toHaveTextContent(/Fees \$0\.\d\d/))
  expect(details()).toHaveTextContent(/Network fee on Alder/)
  answer()
  // In ether alone, and without the approval’s: added to the dollars, it would be no sum.
  await waitFor(() =>
    expect(details()).toHaveTextContent(/Fees \$0\.\d\d\s+Network fee for deposit 0\.0{4}\d+\sETH/),
  )
  expect(details()).toHaveTextContent(/An approval’s isn’t included\./)
})

it('behavior: shows no quoted amount before the amount that arrived is known', async () => {
  let answer = () => {}
  const history = new Promise<void>((resolve) => (answer = resolve))
  await swap(createTestEnvironment({ policy: { fillDelayMs: 20 } }), 'Bridge complete', history)
  const sentence = document.querySelector('[data-cw-part="progress-sentence"]')
  expect(sentence).toHaveTextContent(/^The funds arrived on Birch\.$/)
  answer()
  await waitFor(() => expect(sentence).toHaveTextContent(/^99\.86975 USDC arrived on Birch\.$/))
})

it('behavior: finds the own swap in a history that writes IDs in capitals', async () => {
  const inCapitals = (answer: string) =>
    answer.replaceAll(/"id":"0x([0-9a-f]+)"/g, (_, digits: string) => `"id":"0x${digits.toUpperCase()}"`)
  await swap(createTestEnvironment({ policy: { fillDelayMs: 20 } }), undefined, undefined, inCapitals)
  const sentence = document.querySelector('[data-cw-part="progress-sentence"]')
  await waitFor(() => expect(sentence).toHaveTextContent(/^99\.86975 USDC arrived on Birch\.$/))
})

it('behavior: takes its own swap from a history with others', async () => {
  const withAnotherFirst = (answer: string) => {
    const { requests, ...rest } = JSON.parse(answer)
    const another = JSON.parse(JSON.stringify(requests[0]).replaceAll('99869750', '12345678'))
    return JSON.stringify({ ...rest, requests: [{ ...another, id: `0x${'ab'.repeat(32)}` }, ...requests] })
  }
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  await swap(env, 'Bridge complete', undefined, withAnotherFirst)
  const sentence = document.querySelector('[data-cw-part="progress-sentence"]')
  await waitFor(() => expect(sentence).toHaveTextContent(/^99\.86975 USDC arrived on Birch\.$/))
})

it('behavior: shows no value without a record', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'requests' })
  await swap(env)
  await waitFor(() => expect(logos()).toHaveLength(1))
  expect(facts()).toHaveTextContent(/^$/)
})

/** Changes the record of the history's response. */
const editRecord =
  (edit: (record: { status: string; data: Record<string, unknown> }) => void) => (answer: string) => {
    const body = JSON.parse(answer)
    body.requests?.forEach(edit)
    return JSON.stringify(body)
  }

const conflict =
  'The provider reports two different results. Check the transactions in a block explorer before you pay again.'

it.each(['failure', 'refund'])(
  'behavior: tells no success that the history reports as a %s, and asks again',
  async (status) => {
    // The history is asked again by an interval.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    let isBehind = true
    const change = editRecord((record) => {
      if (isBehind) record.status = status
    })
    const headings = watchHeadings()
    await swap(createTestEnvironment({ policy: { fillDelayMs: 20 } }), 'Not confirmed yet', undefined, change)
    expect(screen.getByText(conflict)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/arrived on|Bridge complete|New swap|Try again/)
    expect(headings).not.toContain('Bridge failed')
    isBehind = false
    act(() => vi.advanceTimersByTime(15_000))
    await screen.findByRole('heading', { name: 'Bridge complete' })
  },
)

it('behavior: tells no refund that the history reports as a success', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
  const change = editRecord((record) => (record.status = 'success'))
  await swap(env, 'Not confirmed yet', undefined, change)
  expect(screen.getByText(conflict)).toBeVisible()
  expect(document.body).not.toHaveTextContent(/refunded on|sent back/)
})

it('behavior: tells no refund without a transaction if the history says why there is none', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
  const change = editRecord((record) => {
    if (record.status !== 'refund') return
    Object.assign(record.data, { refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND', outTxs: [] })
    Object.assign(record, { protocol: undefined })
  })
  const withoutHashes = (answer: string) => JSON.stringify({ ...JSON.parse(answer), txHashes: [] })
  const headings = watchHeadings()
  await swap(env, 'Bridge failed', undefined, change, withoutHashes)
  expect(screen.getAllByText(/^Not completed, and not refunded so far\./)[0]).toBeVisible()
  expect(headings).not.toContain('Refunded')
  expect(document.body).not.toHaveTextContent(/sent back|reports a refund/)
})

/** Every heading of the progress from now on, however shortly it is shown. */
function watchHeadings(): ReadonlySet<string> {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('[data-cw-part="progress-title"]')?.textContent
    if (heading) seen.add(heading.replaceAll('\u00a0', ' '))
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

const refund = () =>
  screen.getAllByRole('listitem').find(({ textContent }) => /USDC refund/.test(textContent ?? ''))

it('default: shows the amount of a refund from the record', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
  const headings = watchHeadings()
  await swap(env, /^100\sUSDC refunded$/)
  // The end is announced once, with all that is known of it.
  expect(headings).not.toContain('Refunded')
  await waitFor(() => expect(refund()).toHaveTextContent(/100 USDC refunded on Alder/))
  expect(refund()?.textContent.match(/100/g)).toHaveLength(1)
  expect(document.body).not.toHaveTextContent(/doesn’t say/)
  // Only the record has it.
  expect(document.querySelector('[data-cw-part="progress-facts"]')).toHaveTextContent(/^Reason/)
})

it('behavior: shows what was paid as the most that a refund can be, without a record', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
  env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'requests' })
  await swap(env, 'Refunded')
  const facts = () => document.querySelector('[data-cw-part="progress-facts"]')
  await waitFor(() => expect(facts()).toHaveTextContent(/Refund\s*Up to 100 USDC.*doesn’t say how much/))
})

it('behavior: removes the tick of a dropped deposit, even if only the record reports the drop', async () => {
  const env = createTestEnvironment()
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[0].id, type: 'reorgedDeposit' })
  const headings = watchHeadings()
  await swap(env, 'Deposit dropped')
  expect(headings).toContain('Deposit dropped')
  expect(headings).not.toContain('Bridge failed')
  const deposit = screen.getByText(/^Deposit .*USDC on Alder/).closest('li')
  await waitFor(() => expect(deposit).toHaveTextContent(/Dropped by the network/))
  expect(deposit).toHaveAttribute('data-state', 'skipped')
})

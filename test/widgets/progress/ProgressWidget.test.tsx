import { zeroAddress } from 'viem'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { JournalError, idleState, type ExecutionItem, type ExecutionState } from '@causeway/react/execution'
import { NetworkError } from '@causeway/react'
import { ProgressWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

// All roles, tokens, amounts and chains have different values.

const env = createTestEnvironment()
const [origin, destination] = env.chains
const chains = [
  { ...origin, blockExplorers: { default: { name: 'Origin', url: 'https://origin.example' } } },
  {
    ...destination,
    blockExplorers: { default: { name: 'Destination', url: 'https://destination.example' } },
  },
] as const
const sender = '0x00000000000000000000000000000000000000A1'
const recipient = '0x00000000000000000000000000000000000000b2'
const refundTo = '0x00000000000000000000000000000000000000C3'
const [paidHash, deliveryHash] = [`0x${'1'.repeat(64)}`, `0x${'2'.repeat(64)}`] as const

const amount = (chainId: number, symbol: string, digit: string, decimals: number, units: bigint) => ({
  currency: { chainId, address: `0x${digit.repeat(40)}`, symbol, name: symbol, decimals },
  amount: units,
})
const summary: NonNullable<ExecutionState['summary']> = {
  sender,
  recipient,
  refundTo,
  pay: amount(origin.id, 'SIX', '1', 6, 7_000_000n),
  receive: { ...amount(destination.id, 'NINE', '2', 9, 6_500_000_000n), minimumAmount: 6_250_000_000n },
  refund: amount(origin.id, 'EIGHT', '3', 8, 690_000_000n),
}
/** The page lists what this swap is of, as it calls it. */
const tokens = [
  amount(origin.id, 'SIX', '1', 6, 0n),
  amount(destination.id, 'NINE', '2', 9, 0n),
  amount(origin.id, 'EIGHT', '3', 8, 0n),
].map(({ currency }) => currency)
const deposit: ExecutionItem = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: origin.id,
  status: 'done',
  transactionHash: paidHash,
}

function show(status: ExecutionState['status'], change: Partial<ExecutionState> = {}): string {
  const requestState: ExecutionState['requestState'] = {
    rawStatus: status === 'refunded' ? 'refund' : 'success',
    status: status === 'refunded' ? 'refund' : 'success',
    isDeposited: true,
    txHashes: [deliveryHash],
    updatedAt: 1,
  }
  const state: ExecutionState = {
    ...idleState,
    id: '1',
    status,
    summary,
    items: [deposit],
    requestState,
    ...change,
  }
  const { container } = renderWithCauseway(<ProgressWidget state={state} />, env, { chains, tokens })
  // Values within a sentence are isolated, and amounts joined to their units.
  return container.textContent?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? ''
}

/** The facts, by label. */
function facts(): Record<string, string> {
  const labels = screen.queryAllByRole('term')
  return Object.fromEntries(
    labels.map((label) => [
      label.textContent ?? '',
      label.nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '') ?? '',
    ]),
  )
}

const links = () => screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)

describe('ProgressWidget', () => {
  it('default: gives the quoted and guaranteed amounts in the token that is received, on its network', () => {
    const text = show('success')
    const short = `${recipient.slice(0, 6)}…${recipient.slice(-4)}`
    expect(text).toContain(`${short} received NINE on ${destination.name} (quoted 6.5, minimum 6.25).`)
    expect(text).toContain(`Deposit 7 SIX on ${origin.name}`)
    // The amount that arrived is unknown: the quote is an estimate of it.
    expect(text).toContain(`Deliver ~6.5 NINE on ${destination.name}`)
    expect(facts()).toEqual({ Recipient: recipient })
    cleanup()
    const exact = { ...summary.receive, minimumAmount: summary.receive.amount }
    expect(show('success', { summary: { ...summary, receive: exact } })).toContain('Deliver ~6.5 NINE')
    cleanup()
    expect(show('filling')).toContain('6.5 NINE')
  })

  it('behavior: names a swap that was started as a payment as one, even after a reload', () => {
    expect(show('failed')).toContain('failed')
    cleanup()
    expect(show('failed', { summary: { ...summary, isPayment: true } })).toContain('Payment failed')
    cleanup()
    expect(show('failed')).not.toContain('Payment failed')
  })

  it('behavior: says on a receipt what was paid, but not by what only storage says', () => {
    const paid = { summary: { ...summary, isPayment: true } }
    show('success', paid)
    expect(facts()).toMatchObject({ 'Amount paid': '7\u00a0SIX' })
    cleanup()
    show('success', { ...paid, isRestored: true })
    expect(Object.keys(facts())).not.toContain('Amount paid')
  })

  it('behavior: shows what the provider reports about a refund where the sentence points to it', () => {
    const requestState: ExecutionState['requestState'] = {
      rawStatus: 'failure',
      status: 'failure',
      isDeposited: true,
      details: 'Refund is being processed',
      failReason: 'EXECUTION_REVERTED',
      updatedAt: 1,
    }
    const text = show('failed', { requestState })
    expect(text).toContain(
      'See below what the provider says. If no refund arrives, contact support with the request ID.',
    )
    expect(text).not.toMatch(/not refunded|try again with/i)
    expect(facts()).toMatchObject({
      Reason: 'A contract rejected the swap.',
      'Details from the provider': 'Refund is being processed',
    })
  })

  it('behavior: links a dropped deposit to its sender, since no explorer knows the transaction', () => {
    const requestState = {
      rawStatus: 'failure',
      status: 'failure',
      isDeposited: true,
      updatedAt: 1,
      failReason: 'DEPOSIT_REORGED',
    } as const
    const item = { ...deposit, change: 'reorganized' } as const
    show('failed', { requestState, items: [item] })
    const links = () =>
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links()).toContainEqual(['View address', `https://origin.example/address/${sender}`])
    expect(links().map(([text]) => text)).not.toContain('View transaction')
    cleanup()
    show('failed', { requestState, items: [{ ...item, transactionHash: undefined }] })
    expect(links()).toEqual([['View address', `https://origin.example/address/${sender}`]])
  })

  it.each([
    ['a payment that was made', {}, {}, 'error'],
    ['a payment that failed on its chain', { status: 'failed' }, {}, undefined],
    ['a payment that the network dropped', {}, { failReason: 'DEPOSIT_REORGED' }, undefined],
  ] as const)(
    'behavior: marks the text of %s as an error only if funds may be lost',
    (_, item, reason, state) => {
      const requestState = {
        rawStatus: 'failure',
        status: 'failure',
        isDeposited: true,
        updatedAt: 1,
        ...reason,
      } as const
      show('failed', { requestState, items: [{ ...deposit, ...item }] })
      const where = document.querySelector<HTMLElement>('[data-cw-part="progress-summary"]')
      expect(where?.dataset['state']).toBe(state)
    },
  )

  it.each([
    ['waiting', { status: 'waiting', details: 'The deposit has not arrived yet.' }, undefined],
    ['failure', { status: 'failure', details: 'No deposit came.' }, 'No deposit came.'],
  ] as const)(
    'behavior: shows the details of a provider that reports %s below a failed transaction only once it is over there',
    (_, said, shown) => {
      const requestState = { rawStatus: said.status, isDeposited: false, updatedAt: 1, ...said }
      show('failed', { requestState, items: [{ ...deposit, status: 'failed' }] })
      expect(facts()['Details from the provider']).toBe(shown)
    },
  )

  it.each([
    ['a payment that was sent', {}, 'Earlier steps'],
    ['a payment that may have been sent', { status: 'lost' }, 'We don’t know if'],
    ['a payment that was prompted again', { wasLost: true, status: 'failed' }, 'An earlier request'],
  ] as const)('error: warns about the funds before it advises to try again: %s', (_, item, warning) => {
    const error = new NetworkError({ endpoint: 'GET /status' })
    const failed = { ...deposit, status: 'failed' } as const
    const text = show('failed', {
      error,
      items: [{ ...deposit, ...item }, failed],
      requestState: undefined,
    })
    expect(text).toContain(warning)
    expect(text.indexOf(warning)).toBeLessThan(
      text.indexOf('Couldn’t reach the provider. Try again in a moment.'),
    )
    cleanup()
    // The warning is missing if nothing was sent.
    expect(show('failed', { error, items: [failed], requestState: undefined })).not.toContain(warning)
  })

  it.each([
    ['attention', 'attention'],
    ['filling', 'active'],
    ['refunded', 'refunded'],
  ] as const)('behavior: gives %s its own mark', (status, mark) => {
    const decision = { kind: 'storageUnavailable', error: new JournalError() } as const
    show(status, status === 'attention' ? { decision } : {})
    const icon = document.querySelector(
      '[data-cw-part="progress-status-icon"] > [data-cw-part="status-icon"]',
    )
    expect(icon?.getAttribute('data-state')).toBe(mark)
  })

  it('behavior: says once to keep the page open', () => {
    const error = new JournalError()
    const text = show('attention', { isUnstored: true, decision: { kind: 'storageUnavailable', error } })
    // To the eye and to the ear.
    expect(text.match(/keep this page open/gi)).toHaveLength(2)
    cleanup()
    expect(show('confirming', { isUnstored: true })).toContain('Keep this page open')
  })

  it('behavior: says that contract calls get the amount, and doesn’t call it received', () => {
    for (const change of [{}, { isRestored: true }]) {
      const text = show('success', { ...change, summary: { ...summary, hasCalls: true } })
      expect(text).not.toMatch(/receive/i)
      expect(text).toContain(`Deliver ~6.5 NINE on ${destination.name}`)
    }
    expect(show('success', { summary: { ...summary, hasCalls: true } })).toContain(
      `NINE arrived on ${destination.name} for contract calls (quoted 6.5, minimum 6.25).`,
    )
  })

  it('behavior: shows the amounts of a stored swap once the provider knows the request', () => {
    const restored = { isRestored: true }
    for (const status of ['unconfirmed', 'filling', 'confirming'] as const) {
      const text = show(status, { ...restored, requestState: undefined })
      expect(text).toContain(`Deposit ? SIX on ${origin.name}`)
      expect(text).toContain(`Receive ? NINE on ${destination.name}`)
      expect(text).not.toMatch(/7 SIX|6\.5|6\.25/)
    }
    expect(show('filling', restored)).toContain('Receive 6.5 NINE')
  })

  it('behavior: doesn’t take an amount from a store as arrived or refunded', () => {
    const end = show('success', { isRestored: true })
    expect(end).toContain(`The funds arrived on ${destination.name}.`)
    expect(end).not.toContain(`NINE arrived on`)
    show('refunded', { isRestored: true })
    expect(Object.keys(facts())).not.toContain('Refunded')
  })

  it('error: doesn’t show addresses that only a store names', () => {
    for (const status of ['unconfirmed', 'filling', 'success', 'refunded', 'failed'] as const) {
      const text = show(status, { isRestored: true })
      expect(text).not.toContain(recipient)
      expect(text).not.toContain(refundTo)
    }
  })

  it.each([
    [
      'waiting',
      'Not confirmed yet',
      'The provider hasn’t detected your payment yet. Check your wallet’s activity',
    ],
    [
      'pending',
      'Not confirmed yet',
      'The provider reports this swap as in progress, but no deposit is recorded yet. Already sent? Don’t send again.',
    ],
  ] as const)('behavior: describes an unconfirmed swap as the provider does: %s', (word, title, where) => {
    const requestState = { rawStatus: word, status: word, isDeposited: false, updatedAt: 1 } as const
    const text = show('unconfirmed', { isRestored: true, requestState })
    expect(screen.getByRole('heading').textContent).toBe(title)
    expect(text).toContain(where)
    expect(text).not.toMatch(/received|complete|Awaiting deposit/)
  })

  it('behavior: shows the account that was prompted when the outcome is uncertain, or else the sender', () => {
    const asked = '0x00000000000000000000000000000000000000E5'
    const lost: ExecutionItem = { ...deposit, status: 'lost', transactionHash: undefined }
    show('unknown', { items: [lost], requestState: undefined })
    expect(facts()['Account']).toBe(sender)
    cleanup()
    const intent = { from: asked, at: 1, nonce: undefined } as const
    show('unknown', { items: [{ ...lost, intent }], requestState: undefined })
    expect(facts()['Account']).toBe(asked)
  })

  it('behavior: doesn’t point to the wallet’s activity for a signature, which it can’t show', () => {
    const lost: ExecutionItem = { ...deposit, status: 'lost', transactionHash: undefined }
    const signature = { ...lost, kind: 'signature' } as const
    const todoOf = (one: ExecutionItem) => show('unknown', { items: [one], requestState: undefined })
    expect(todoOf(lost)).toContain('Check your wallet’s activity for the account below.')
    cleanup()
    expect(todoOf(signature)).toContain('won’t show a signature that can still be used')
    expect(screen.queryByText(/^Check your wallet’s activity/)).toBeNull()
  })

  it('error: doesn’t say that a swap continues if only the store knows it', () => {
    const text = show('unknown', { isRestored: true, requestState: undefined, isServiceUnreachable: true })
    expect(text).not.toContain('continues')
    expect(text).toContain('No confirmation from the provider.')
  })

  it('behavior: doesn’t call an unconfirmed end final', () => {
    const text = show('unconfirmed', {
      isRestored: true,
      requestState: undefined,
      isServiceUnreachable: true,
    })
    expect(text).toContain('Not confirmed yet')
    expect(text).toContain('The provider hasn’t confirmed it yet.')
    expect(text).toContain('No confirmation from the provider.')
    expect(text).not.toMatch(/complete|received|refunded|arrived|continues/i)
  })

  it('default: links each transaction to the explorer of its own network', () => {
    show('success')
    expect(links()).toEqual([
      `https://destination.example/tx/${deliveryHash}`,
      `https://origin.example/tx/${paidHash}`,
      `https://destination.example/tx/${deliveryHash}`,
    ])
  })

  it('behavior: shows a refund in its own currency, on its chain, to the refund address', () => {
    const text = show('refunded')
    expect(text).toContain(`Funds sent back on ${origin.name}.`)
    expect(text).toContain(`EIGHT refund sent on ${origin.name}`)
    // The title has said so; the rest says how much, where and to whom.
    expect(text.match(/refunded/gi)).toEqual(['Refunded'])
    expect(screen.getByTitle(refundTo)).toHaveTextContent(/^0x[0-9a-f]{4}…[0-9a-f]{4}$/i)
    expect(facts()).toEqual({
      Refund: 'Up to 6.9\u00a0EIGHT',
      'Refund address': expect.any(String),
      Transaction: expect.any(String),
    })
    // Without opening the details, and in them.
    expect(links()).toEqual([
      `https://origin.example/tx/${deliveryHash}`,
      `https://origin.example/tx/${paidHash}`,
      `https://origin.example/tx/${deliveryHash}`,
    ])
  })

  it('behavior: shows no zero address for a refund to the payer', () => {
    show('refunded', { summary: { ...summary, refundTo: zeroAddress } })
    expect(facts()['Refund address']).toBe('The address you pay from')
  })

  it('behavior: names the prompted account and the recipient when the outcome is uncertain', () => {
    const intent = { from: sender, at: 1 } as const
    show('unknown', { items: [{ ...deposit, status: 'lost', transactionHash: undefined, intent }] })
    expect(facts()).toEqual({ Account: sender, Recipient: recipient })
  })
})

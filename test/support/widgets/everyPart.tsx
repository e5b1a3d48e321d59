import { act, cleanup, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { createElement, useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { getQuote, type Quote } from '@causeway/react/actions'
import {
  createMemoryJournal,
  type Journal,
  type Token,
  RequestFailedError,
  idleState,
  type ExecutionState,
} from '@causeway/react/execution'
import {
  Activity,
  DepositAddress,
  Fees,
  PendingExecutions,
  Progress,
  Review,
  Swap,
  type Part,
} from '@causeway/react/widgets'
import { useExecuteSteps, useDepositAddress } from '@causeway/react'
import { parseWithSchema, requestRecordSchema, type RequestRecord } from '@causeway/react/schemas'
import { storedSwaps } from '../swaps/storedSwaps.ts'
import type { TestEnvironment } from '../environment/createTestEnvironment.ts'
import { clientWithHistory, depositAddressParameters } from '../deposits/depositAddressParameters.ts'
import type { PlacedProps } from './describeConformance.tsx'
import { renderHookWithCauseway } from '../renderWithCauseway.tsx'

/** The facts that parts are rendered with. */
export interface PartFacts {
  env: TestEnvironment
  /** Holds a deposit address that may be paid, by the request `requestId`. */
  journal: Journal
  requestId: string
  /** A quote without findings. */
  quote: Quote
  /** Something of every kind is. */
  riskyQuote: Quote
  /** `riskyQuote` as it was accepted. */
  acceptedQuote: Quote
  /** A sponsor pays a part of its fees, up to a limit that is reached. */
  sponsoredQuote: Quote
  /** A swap with an app fee. */
  record: RequestRecord
}

export interface PartEntry {
  part: Part
  /** Puts it where it belongs. */
  place: (props: PlacedProps, facts: PartFacts) => ReactElement
  /** The event of its own action. Each time is counted in `actionCalls`. */
  event?: 'click' | 'submit'
  /** The page's journal. @default that of the facts */
  journal?: Journal
  /** Whether a wallet is connected. @default true */
  isConnected?: boolean
}

/** Every part that the package exports, by namespace and name. A new one belongs here. */
export const everyPart: Readonly<Record<string, Readonly<Record<string, PartEntry>>>> = {
  Swap: {
    Root: { part: 'swap-form', place: (props, facts) => swap(facts, null, props) },
    Side: inSwap('swap-side', Swap.Side, { side: 'pay' }),
    Amount: inSwap('swap-amount', Swap.Amount, { side: 'pay' }),
    AmountPreview: inSwap(
      'swap-amount-preview',
      Swap.AmountPreview,
      { side: 'pay' },
      { defaultAmount: '1,234' },
    ),
    Checkout: {
      part: 'swap-checkout',
      place: (props, facts) =>
        swap(facts, placed(Swap.Checkout, props), {
          mode: 'checkout',
          checkout: { token: usdcOf(facts, 1), amount: 25_000_000n, recipient: `0x${'b2'.repeat(20)}` },
        }),
    },
    Token: inSwap('swap-token', Swap.Token, { side: 'pay' }),
    Balance: inSwap('swap-balance', Swap.Balance, { side: 'pay' }),
    FiatValue: inSwap('swap-fiat-value', Swap.FiatValue, { side: 'pay' }),
    Fractions: inSwap('swap-fractions', Swap.Fractions),
    SwitchSides: {
      ...inSwap('swap-switch-sides', Swap.SwitchSides, {}, { onChange: countActionCall }),
      event: 'click',
    },
    Options: inSwap('swap-options', Swap.Options),
    Recipient: inSwap('swap-recipient', Swap.Recipient),
    Refund: inSwap('swap-refund', Swap.Refund),
    Slippage: inSwap('swap-slippage', Swap.Slippage),
    Permit: inSwap('swap-permit', Swap.Permit),
    Topup: inSwap('swap-topup', Swap.Topup),
    Notice: inSwap('swap-notice', Swap.Notice),
    // Less than the fees is refused.
    CopyDetails: inSwap('swap-copy-details', Swap.CopyDetails, {}, { defaultAmount: '0.000001' }),
    // Without an amount it leads to the field for one.
    Submit: {
      part: 'swap-submit',
      event: 'click',
      place: (props, facts) =>
        swap(
          facts,
          <>
            <Swap.Amount side="pay" onFocus={countActionCall} />
            {placed(Swap.Submit, props)}
          </>,
        ),
    },
    IndicativeNotice: {
      ...inSwap('swap-indicative-notice', Swap.IndicativeNotice, {}, { defaultAmount: '100' }),
      isConnected: false,
    },
    Quote: inSwap('swap-quote', Swap.Quote),
    QuoteRefresh: inSwap('swap-quote-refresh', Swap.QuoteRefresh, {}, { defaultAmount: '100' }),
    Deposit: inSwap('swap-deposit', Swap.Deposit, {}, { depositAddress: () => null }),
  },
  Review: {
    Root: { part: 'review', place: (props, facts) => review(facts, null, props) },
    Summary: inReview('review-summary', Review.Summary),
    Calls: {
      part: 'review-calls',
      place: (props, facts) => {
        const { riskyQuote } = facts
        const parameters = {
          ...riskyQuote.parameters,
          txs: [{ to: `0x${'c4'.repeat(20)}`, value: 3n, data: '0x' }],
        }
        return review(facts, placed(Review.Calls, props), { quote: { ...riskyQuote, parameters } })
      },
    },
    Changes: inReview('review-changes', Review.Changes),
    Risks: inReview('review-risks', Review.Risks),
    Findings: inReview('review-findings', Review.Findings),
    Verification: inReview('review-verification', Review.Verification),
    Steps: inReview('review-steps', Review.Steps),
    Order: inReview('review-order', Review.Order),
    TimeLeft: {
      part: 'review-time-left',
      // A blocked quote has none.
      place: (props, { quote, ...facts }) =>
        review({ ...facts, quote, riskyQuote: quote, acceptedQuote: quote }, placed(Review.TimeLeft, props)),
    },
    Fees: inReview('fees', Review.Fees),
    Disclosures: inReview('review-disclosures', Review.Disclosures),
    Reason: inReview('review-reason', Review.Reason),
    Accept: {
      part: 'review-accept',
      event: 'click',
      place: (props, { quote, ...facts }) =>
        review({ ...facts, quote, riskyQuote: quote, acceptedQuote: quote }, placed(Review.Accept, props)),
    },
  },
  Fees: {
    Root: { part: 'fees', place: (props, { quote }) => placed(Fees.Root, { quote, ...props }) },
    Summary: inFees('fees-summary', Fees.Summary),
    Warnings: inFees('fees-warnings', Fees.Warnings),
    Lines: inFees('fees-lines', Fees.Lines),
    Terms: inFees('fees-terms', Fees.Terms),
    Sponsorship: inFees('fees-sponsorship', Fees.Sponsorship),
    Impact: inFees('fees-impact', Fees.Impact),
    AppFees: {
      part: 'fees-app-fees',
      place: (props, { record }) => placed(Fees.Root, { record, children: placed(Fees.AppFees, props) }),
    },
  },
  Progress: {
    Root: { part: 'progress', place: (props) => placed(Progress.Root, props) },
    StatusIcon: inProgress('progress-status-icon', Progress.StatusIcon),
    Title: inProgress('progress-title', Progress.Title),
    Summary: inProgress('progress-summary', Progress.Summary),
    Notices: inProgress('progress-notices', Progress.Notices, {
      status: 'filling',
      isServiceUnreachable: true,
    }),
    Links: {
      part: 'progress-links',
      place: (props, facts) =>
        placed(Progress.Root, {
          state: progressState(facts),
          shareHref: () => 'https://your.app',
          children: placed(Progress.Links, props),
        }),
    },
    Details: inProgress('progress-details', Progress.Details),
    Steps: inProgress('progress-steps', Progress.Steps),
    Request: inProgress('progress-request', Progress.Request),
    Facts: inProgress('progress-facts', Progress.Facts),
    CopyDetails: inProgress('progress-copy-details', Progress.CopyDetails, {
      status: 'failed',
      error: new RequestFailedError({ requestId: '0x1', reason: undefined }),
    }),
    Findings: inProgress('progress-findings', Progress.Findings, {
      status: 'attention',
      decision: {
        kind: 'findings',
        findings: [{ rule: 'minimum', severity: 'confirm', message: 'Little.', facts: {} }],
      },
    }),
    Actions: {
      part: 'progress-actions',
      place: (props, { quote }) => (
        <Executed quote={quote}>
          {placed(Progress.Root, { children: placed(Progress.Actions, props) })}
        </Executed>
      ),
    },
  },
  PendingExecutions: {
    Root: { part: 'pending-executions', place: (props) => placed(PendingExecutions.Root, props) },
    Title: inPending('pending-executions-title', PendingExecutions.Title),
    Clear: inPending('pending-executions-clear', PendingExecutions.Clear),
    Others: {
      ...inPending('pending-executions-others', PendingExecutions.Others),
      journal: storedSwaps([{ id: '0xother', status: 'filling' }]),
    },
    List: inPending('pending-executions-list', PendingExecutions.List),
    Warnings: {
      ...inPending('pending-executions-warnings', PendingExecutions.Warnings),
      journal: { ...createMemoryJournal(), read: () => Promise.reject(new Error('The store is closed.')) },
    },
  },
  Activity: {
    Root: { part: 'activity', place: (props) => placed(Activity.Root, props) },
    Toolbar: inActivity('activity-toolbar', Activity.Toolbar),
    Search: inActivity('activity-search', Activity.Search),
    Filters: inActivity('activity-filters', Activity.Filters),
    Sort: inActivity('activity-sort', Activity.Sort),
    Total: inActivity('activity-total', Activity.Total),
    List: inActivity('activity-list', Activity.List),
    Clear: { ...inActivity('activity-clear', Activity.Clear), journal: brokenJournal() },
    Details: inActivity('activity-details', Activity.Details),
  },
  DepositAddress: {
    Root: { part: 'deposit-address', place: (props) => placed(DepositAddress.Root, props) },
    Pending: inDeposit('deposit-address-pending', DepositAddress.Pending, ''),
    Form: inDeposit('deposit-address-form', DepositAddress.Form, ''),
    Status: inDeposit('deposit-address-status', DepositAddress.Status),
    Payment: inDeposit('deposit-address-payment', DepositAddress.Payment),
    Fees: inDeposit('fees', DepositAddress.Fees),
    Legs: inDeposit('deposit-address-legs', DepositAddress.Legs),
  },
}

/** How often a part has done its own action. */
export const actionCalls = { count: 0 }

export async function partFactsOf(env: TestEnvironment): Promise<PartFacts> {
  const [, recipient] = env.sandbox.accounts
  const acceptedQuote = await getQuote(
    env.client,
    env.quoteParameters('USDC', { includeProtocolData: true, recipient }),
  )
  const { details } = acceptedQuote
  const { currencyIn, currencyOut } = details
  return {
    env,
    ...(await payableAddress(env)),
    quote: await getQuote(env.client, env.quoteParameters()),
    acceptedQuote,
    sponsoredQuote: await getQuote(
      env.client,
      env.quoteParameters('USDC', { subsidizeFees: true, maxSubsidizationAmount: 1n }),
    ),
    record: parseWithSchema(requestRecordSchema, {
      id: '0x1',
      status: 'success',
      data: { appFees: { quoted: [{ recipient, bps: '25', amount: '250000' }] } },
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:01Z',
    }),
    riskyQuote: {
      ...acceptedQuote,
      details: {
        ...details,
        sender: '0x000000000000000000000000000000000000bEEF',
        timeEstimate: 4_000,
        currencyIn: { ...currencyIn, amountUsd: undefined },
        currencyOut: { ...currencyOut, amountUsd: undefined },
      },
    },
  }
}

/** Asks for a deposit address, as the form does. */
async function payableAddress(env: TestEnvironment): Promise<Pick<PartFacts, 'journal' | 'requestId'>> {
  const journal = createMemoryJournal()
  const parameters = depositAddressParameters(env)
  const { result } = renderHookWithCauseway(() => useDepositAddress(parameters), env, {
    wallet: undefined,
    client: clientWithHistory(env),
    journal,
  })
  act(() => result.current.request())
  await waitFor(() => expect(result.current.status).toBe('payable'))
  const { requestId = '' } = result.current
  cleanup()
  return { journal, requestId }
}

/**
 * @param own What the part takes beside what every part does.
 * @param root What the form is given for it.
 */
function inSwap(part: Part, component: unknown, own: PlacedProps = {}, root: PlacedProps = {}): PartEntry {
  return { part, place: (props, facts) => swap(facts, placed(component, { ...own, ...props }), root) }
}

/** From the first chain to the second one. */
function swap({ env }: PartFacts, children: ReactNode, props: PlacedProps = {}) {
  const [pay, receive] = [usdcOf({ env }, 0), usdcOf({ env }, 1)]
  return placed(Swap.Root, { defaultPay: pay, defaultReceive: receive, children, ...props })
}

function usdcOf({ env }: Pick<PartFacts, 'env'>, index: 0 | 1): Token {
  const token = env.tokens.find(
    ({ chainId, symbol }) => chainId === env.chains[index].id && symbol === 'USDC',
  )
  if (!token) throw new TypeError('The sandbox has no USDC there.')
  return token
}

function inReview(part: Part, component: unknown): PartEntry {
  return { part, place: (props, facts) => review(facts, placed(component, props)) }
}

function review({ riskyQuote, acceptedQuote }: PartFacts, children: ReactNode, props: PlacedProps = {}) {
  return placed(Review.Root, {
    quote: riskyQuote,
    acceptedQuote,
    onRefresh: countActionCall,
    onConfirm: countActionCall,
    children,
    ...props,
  })
}

function inFees(part: Part, component: unknown): PartEntry {
  return {
    part,
    place: (props, { sponsoredQuote }) =>
      placed(Fees.Root, { quote: sponsoredQuote, children: placed(component, props) }),
  }
}

function inActivity(part: Part, component: unknown): PartEntry {
  return {
    part,
    place: (props) => placed(Activity.Root, { defaultRequestId: '0x1', children: placed(component, props) }),
  }
}

/** @param change What differs from a swap that has arrived, paid to another account. */
function inProgress(part: Part, component: unknown, change?: Partial<ExecutionState>): PartEntry {
  return {
    part,
    place: (props, facts) =>
      placed(Progress.Root, { state: progressState(facts, change), children: placed(component, props) }),
  }
}

function progressState({ quote: { details } }: PartFacts, change?: Partial<ExecutionState>): ExecutionState {
  const { sender, currencyIn, currencyOut } = details
  return {
    ...idleState,
    id: '1',
    status: 'success',
    requestId: '0x1',
    summary: {
      sender,
      recipient: '0x000000000000000000000000000000000000bEEF',
      pay: currencyIn,
      receive: currencyOut,
    },
    ...change,
  }
}

/** A page on which the quote is executed at once. */
function Executed({ quote, children }: { quote: Quote; children: ReactNode }) {
  const { executeSteps } = useExecuteSteps()
  useEffect(() => executeSteps({ quote }), [executeSteps, quote])
  return children
}

function inPending(part: Part, component: unknown): PartEntry {
  return {
    part,
    place: (props) => placed(PendingExecutions.Root, { children: placed(component, props) }),
    journal: brokenJournal(),
  }
}

/** Holds an entry that can't be read. */
function brokenJournal(): Journal {
  const journal = createMemoryJournal()
  void journal.write({ id: '0xbroken', text: '{' })
  return journal
}

/** @param requestId The form's by `''`. @default the address that may be paid */
function inDeposit(part: Part, component: unknown, requestId?: string): PartEntry {
  return {
    part,
    place(props, facts) {
      const { acceptedRefundTo: _, ...entered } = depositAddressParameters(facts.env)
      return placed(DepositAddress.Root, {
        defaultRequestId: requestId ?? facts.requestId,
        // By a page that names all accounts of the request, so that none must be confirmed again.
        value: { destinationToken: undefined, ...entered, amount: '' },
        children: placed(component, props),
      })
    },
  }
}

/** One cast: what each part takes is not what this is about. */
function placed(component: unknown, props: PlacedProps): ReactElement {
  return createElement(component as ComponentType<PlacedProps>, props)
}

function countActionCall(): void {
  actionCalls.count += 1
}

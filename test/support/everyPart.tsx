import { act, cleanup, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { getQuote, type Quote } from '../../src/actions/getQuote.ts'
import { memoryJournal, type Journal } from '../../src/execution/ports/journal/journal.ts'
import { Activity, DepositAddress, Review, type Part } from '../../src/exports/widgets.ts'
import { useDepositAddress } from '../../src/hooks/useDepositAddress.ts'
import type { TestEnvironment } from './createTestEnvironment.ts'
import { clientWithHistory, depositAddressParameters } from './depositAddressParameters.ts'
import type { PlacedProps } from './describeConformance.tsx'
import { renderHookWithCauseway } from './renderWithCauseway.tsx'

/** What the parts are shown with. */
export interface PartFacts {
  env: TestEnvironment
  /** Holds a deposit address that may be paid, by the request `requestId`. */
  journal: Journal
  requestId: string
  /** Nothing is to be said against it. */
  quote: Quote
  /** Something of every kind is. */
  riskyQuote: Quote
  /** `riskyQuote` as it was accepted. */
  acceptedQuote: Quote
}

export interface PartEntry {
  part: Part
  /** Puts it where it belongs. */
  place: (props: PlacedProps, facts: PartFacts) => ReactElement
  /** What it does by itself when it is pressed or sent: calls `happened`. */
  event?: 'click' | 'submit'
}

/** Every part that the package exports, by namespace and name. A new one belongs here. */
export const everyPart: Readonly<Record<string, Readonly<Record<string, PartEntry>>>> = {
  Review: {
    Root: { part: 'review', place: (props, facts) => review(facts, null, props) },
    Summary: inReview('review-summary', Review.Summary),
    Changes: inReview('review-section', Review.Changes),
    Risks: inReview('review-risks', Review.Risks),
    Findings: inReview('review-section', Review.Findings),
    Steps: inReview('review-section', Review.Steps),
    Order: inReview('review-section', Review.Order),
    Fees: inReview('fees', Review.Fees),
    Disclosures: inReview('review-section', Review.Disclosures),
    Reason: inReview('review-reason', Review.Reason),
    Accept: {
      part: 'review-confirm',
      event: 'click',
      place: (props, { quote, ...facts }) =>
        review({ ...facts, quote, riskyQuote: quote, acceptedQuote: quote }, placed(Review.Accept, props)),
    },
  },
  Activity: {
    Root: { part: 'activity', place: (props) => placed(Activity.Root, props) },
    Search: inActivity('activity-field', Activity.Search),
    Filters: inActivity('activity-filters', Activity.Filters),
    Sort: inActivity('activity-field', Activity.Sort),
    Total: inActivity('activity-total', Activity.Total),
    List: inActivity('activity-history', Activity.List),
    Details: inActivity('activity-details', Activity.Details),
  },
  DepositAddress: {
    Root: { part: 'deposit', place: (props) => placed(DepositAddress.Root, props) },
    Pending: inDeposit('deposit-pending', DepositAddress.Pending, ''),
    Form: inDeposit('deposit-form', DepositAddress.Form, ''),
    Status: inDeposit('deposit-status', DepositAddress.Status),
    Payment: inDeposit('deposit-payment', DepositAddress.Payment),
    Legs: inDeposit('deposit-legs', DepositAddress.Legs),
  },
}

/** How often a part did what it does by itself. */
export const happened = { count: 0 }

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
  const journal = memoryJournal()
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

function inReview(part: Part, component: unknown): PartEntry {
  return { part, place: (props, facts) => review(facts, placed(component, props)) }
}

function review({ riskyQuote, acceptedQuote }: PartFacts, children: ReactNode, props: PlacedProps = {}) {
  return placed(Review.Root, {
    quote: riskyQuote,
    acceptedQuote,
    onRefresh: happens,
    onConfirm: happens,
    children,
    ...props,
  })
}

function inActivity(part: Part, component: unknown): PartEntry {
  return {
    part,
    place: (props) => placed(Activity.Root, { defaultRequestId: '0x1', children: placed(component, props) }),
  }
}

/** @param requestId The form's by `''`. @default the address that may be paid */
function inDeposit(part: Part, component: unknown, requestId?: string): PartEntry {
  return {
    part,
    place: (props, facts) =>
      placed(DepositAddress.Root, {
        defaultRequestId: requestId ?? facts.requestId,
        children: placed(component, props),
      }),
  }
}

/** One cast: what each part takes is not what this is about. */
function placed(component: unknown, props: PlacedProps): ReactElement {
  return createElement(component as ComponentType<PlacedProps>, props)
}

function happens(): void {
  happened.count += 1
}

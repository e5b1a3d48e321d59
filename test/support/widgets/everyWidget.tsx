import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { getQuote, type Quote } from '@causeway/react/actions'
import { createMemoryJournal, createMemoryLocks, createConfig } from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import * as widgets from '../../../src/exports/widgets.ts'
import type { TestEnvironment } from '../environment/createTestEnvironment.ts'

const {
  ActivityWidget,
  DepositAddressWidget,
  FeesWidget,
  PendingExecutionsWidget,
  ProgressWidget,
  ReviewWidget,
  SwapButton,
  SwapWidget,
} = widgets

/** The facts that widgets are rendered with. */
export interface WidgetFacts {
  env: TestEnvironment
  quote: Quote
}

/** Each widget as a page writes it. A new one belongs here: what must hold for all of them is tested over this list. */
export const everyWidget: Readonly<Record<string, (facts: WidgetFacts) => ReactElement>> = {
  ActivityWidget: () => <ActivityWidget />,
  DepositAddressWidget: () => <DepositAddressWidget />,
  FeesWidget: ({ quote }) => <FeesWidget quote={quote} variant="full" />,
  PendingExecutionsWidget: () => <PendingExecutionsWidget />,
  ProgressWidget: () => <ProgressWidget />,
  ReviewWidget: ({ quote }) => (
    <ReviewWidget quote={quote} onConfirm={() => {}} onRefresh={() => {}} onClose={() => {}} />
  ),
  SwapButton: ({ env: { tokens } }) => (
    <SwapButton widget={{ defaultPay: tokens[1], defaultReceive: tokens[4] }} />
  ),
  SwapWidget: ({ env: { tokens } }) => (
    <SwapWidget defaultPay={tokens[1]} defaultReceive={tokens[4]} defaultAmount="100" />
  ),
}

/** Whether an export is the parts of a widget rather than one. */
export function isNamespace(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Module]'
}

/** Names of the widgets that the package exports. */
export const exportedWidgets = Object.entries(widgets)
  .filter(([name, value]) => /^[A-Z]/.test(name) && !isNamespace(value))
  .map(([name]) => name)

export async function widgetFactsOf(env: TestEnvironment): Promise<WidgetFacts> {
  return { env, quote: await getQuote(env.client, env.quoteParameters()) }
}

/** A page with one widget, as the server writes it and as the browser takes it over. */
export function pageOf(name: string, facts: WidgetFacts, change: Partial<PageParameters> = {}): ReactElement {
  return pageWith(everyWidget[name]?.(facts), { ...facts.env, ...change })
}

interface PageParameters extends Pick<TestEnvironment, 'client' | 'chains' | 'transports' | 'tokens'> {
  wallet: TestEnvironment['wallet'] | undefined
  locale?: string
  queryClient?: QueryClient
}

/** A page that remembers nothing and is rendered once: no StrictMode. */
export function pageWith(
  content: ReactNode,
  { client, chains, transports, tokens, wallet, locale, queryClient = new QueryClient() }: PageParameters,
): ReactElement {
  return (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider
        config={createConfig({
          client,
          chains,
          transports,
          tokens,
          journal: createMemoryJournal(),
          locks: createMemoryLocks(),
        })}
        wallet={wallet}
        locale={locale}
      >
        {content}
      </CausewayProvider>
    </QueryClientProvider>
  )
}

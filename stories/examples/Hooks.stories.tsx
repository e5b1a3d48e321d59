import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { HookExample } from '../book/HookExample.tsx'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { Example as UseQuoteExample } from './hooks/useQuote.tsx'
import { Example as UseQuoteStatusExample } from './hooks/useQuoteStatus.tsx'
import { Example as UseTokensExample } from './hooks/useTokens.tsx'
import { Example as UseBalanceExample } from './hooks/useBalance.tsx'
import { Example as UseBalancesExample } from './hooks/useBalances.tsx'
import { Example as UseWalletExample } from './hooks/useWallet.tsx'
import { Example as UseClientExample } from './hooks/useClient.tsx'
import { Example as UseExecuteStepsExample } from './hooks/useExecuteSteps.tsx'
import { Example as UseExecutionExample } from './hooks/useExecution.tsx'
import { Example as UseExecutionsExample } from './hooks/useExecutions.tsx'
import { Example as UseClearHistoryExample } from './hooks/useClearHistory.tsx'
import { Example as UseDepositAddressExample } from './hooks/useDepositAddress.tsx'
import { Example as UseDepositAddressesExample } from './hooks/useDepositAddresses.tsx'
import { Example as UseDepositRefusalExample } from './hooks/useDepositRefusal.tsx'
import { Example as UseRequestsExample } from './hooks/useRequests.tsx'
import { Example as UseRequestStatusExample } from './hooks/useRequestStatus.tsx'
import { Example as UseSuspenseQuoteExample } from './hooks/useSuspenseQuote.tsx'
import { Example as UseSuspenseBalanceExample } from './hooks/useSuspenseBalance.tsx'
import { Example as UseSuspenseBalancesExample } from './hooks/useSuspenseBalances.tsx'
import { Example as UseSuspenseRequestsExample } from './hooks/useSuspenseRequests.tsx'
import { Example as UseSuspenseRequestStatusExample } from './hooks/useSuspenseRequestStatus.tsx'
import { Example as UseSwapExample } from './hooks/useSwap.tsx'
import { Example as UseReviewExample } from './hooks/useReview.tsx'
import { Example as UseProgressExample } from './hooks/useProgress.tsx'
import { Example as UsePendingExecutionsExample } from './hooks/usePendingExecutions.tsx'
import { Example as UseFeesExample } from './hooks/useFees.tsx'
import { Example as UseActivityExample } from './hooks/useActivity.tsx'
import { Example as UseDepositAddressFormExample } from './hooks/useDepositAddressForm.tsx'

const meta = {
  title: 'Hooks/Live examples',
  tags: ['!autodocs'],
  component: HookExample,
  parameters: { code: ({ code }: ComponentProps<typeof HookExample>) => code },
} satisfies Meta<typeof HookExample>

export default meta
type Story = StoryObj<typeof meta>

const codes = import.meta.glob<string>('./hooks/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The source of an example. */
function codeOf(hook: string): string {
  return codes[`./hooks/${hook}.tsx`] ?? ''
}

/** With past swaps. */
const withHistory = { sandbox: { addPastSwaps: 7 } satisfies StoryOptions }

export const UseQuote: Story = {
  name: 'useQuote',
  args: { example: UseQuoteExample, code: codeOf('useQuote') },
}

export const UseQuoteStatus: Story = {
  name: 'useQuoteStatus',
  args: { example: UseQuoteStatusExample, code: codeOf('useQuoteStatus') },
}

export const UseTokens: Story = {
  name: 'useTokens',
  args: { example: UseTokensExample, code: codeOf('useTokens') },
}

export const UseBalance: Story = {
  name: 'useBalance',
  args: { example: UseBalanceExample, code: codeOf('useBalance') },
}

export const UseBalances: Story = {
  name: 'useBalances',
  args: { example: UseBalancesExample, code: codeOf('useBalances') },
}

export const UseWallet: Story = {
  name: 'useWallet',
  args: { example: UseWalletExample, code: codeOf('useWallet') },
}

export const UseClient: Story = {
  name: 'useClient',
  args: { example: UseClientExample, code: codeOf('useClient') },
  parameters: withHistory,
}

export const UseExecuteSteps: Story = {
  name: 'useExecuteSteps',
  args: { example: UseExecuteStepsExample, code: codeOf('useExecuteSteps') },
}

export const UseExecution: Story = {
  name: 'useExecution',
  args: { example: UseExecutionExample, code: codeOf('useExecution') },
}

export const UseExecutions: Story = {
  name: 'useExecutions',
  args: { example: UseExecutionsExample, code: codeOf('useExecutions') },
}

export const UseClearHistory: Story = {
  name: 'useClearHistory',
  args: { example: UseClearHistoryExample, code: codeOf('useClearHistory') },
}

export const UseDepositAddress: Story = {
  name: 'useDepositAddress',
  args: { example: UseDepositAddressExample, code: codeOf('useDepositAddress') },
}

export const UseDepositAddresses: Story = {
  name: 'useDepositAddresses',
  args: { example: UseDepositAddressesExample, code: codeOf('useDepositAddresses') },
}

export const UseDepositRefusal: Story = {
  name: 'useDepositRefusal',
  args: { example: UseDepositRefusalExample, code: codeOf('useDepositRefusal') },
}

export const UseRequests: Story = {
  name: 'useRequests',
  args: { example: UseRequestsExample, code: codeOf('useRequests') },
  parameters: withHistory,
}

export const UseRequestStatus: Story = {
  name: 'useRequestStatus',
  args: { example: UseRequestStatusExample, code: codeOf('useRequestStatus') },
  parameters: withHistory,
}

export const UseSwap: Story = {
  name: 'useSwap',
  args: { example: UseSwapExample, code: codeOf('useSwap') },
}

export const UseReview: Story = {
  name: 'useReview',
  args: { example: UseReviewExample, code: codeOf('useReview') },
}

export const UseProgress: Story = {
  name: 'useProgress',
  args: { example: UseProgressExample, code: codeOf('useProgress') },
}

export const UsePendingExecutions: Story = {
  name: 'usePendingExecutions',
  args: { example: UsePendingExecutionsExample, code: codeOf('usePendingExecutions') },
}

export const UseFees: Story = {
  name: 'useFees',
  args: { example: UseFeesExample, code: codeOf('useFees') },
}

export const UseActivity: Story = {
  name: 'useActivity',
  args: { example: UseActivityExample, code: codeOf('useActivity') },
  parameters: withHistory,
}

export const UseDepositAddressForm: Story = {
  name: 'useDepositAddressForm',
  args: { example: UseDepositAddressFormExample, code: codeOf('useDepositAddressForm') },
}

export const UseSuspenseQuote: Story = {
  name: 'useSuspenseQuote',
  args: { example: UseSuspenseQuoteExample, code: codeOf('useSuspenseQuote') },
}

export const UseSuspenseBalance: Story = {
  name: 'useSuspenseBalance',
  args: { example: UseSuspenseBalanceExample, code: codeOf('useSuspenseBalance') },
}

export const UseSuspenseBalances: Story = {
  name: 'useSuspenseBalances',
  args: { example: UseSuspenseBalancesExample, code: codeOf('useSuspenseBalances') },
}

export const UseSuspenseRequests: Story = {
  name: 'useSuspenseRequests',
  args: { example: UseSuspenseRequestsExample, code: codeOf('useSuspenseRequests') },
  parameters: withHistory,
}

export const UseSuspenseRequestStatus: Story = {
  name: 'useSuspenseRequestStatus',
  args: { example: UseSuspenseRequestStatusExample, code: codeOf('useSuspenseRequestStatus') },
  parameters: withHistory,
}

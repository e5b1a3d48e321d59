import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { HookExample } from '../book/HookExample.tsx'
import { Example as SwapToSearchParamsExample } from './functions/swapToSearchParams.tsx'
import { Example as EmptyActivityFiltersExample } from './functions/emptyActivityFilters.tsx'
import { Example as ParseTokenListExample } from './functions/parseTokenList.tsx'
import { Example as FetchTokenListExample } from './functions/fetchTokenList.tsx'
import { Example as IsNonEvmChainExample } from './functions/isNonEvmChain.tsx'
import { Example as ErrorDetailsExample } from './functions/errorDetails.tsx'
import { Example as AssertThemeContrastExample } from './functions/assertThemeContrast.tsx'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'

const meta = {
  title: 'Reference/Functions',
  tags: ['!autodocs'],
  component: HookExample,
  parameters: {
    code: ({ code }: ComponentProps<typeof HookExample>) => code,
    sandbox: { addPastSwaps: 4 } satisfies StoryOptions,
  },
} satisfies Meta<typeof HookExample>

export default meta
type Story = StoryObj<typeof meta>

const codes = import.meta.glob<string>('./functions/*.tsx', { query: '?raw', import: 'default', eager: true })

/** The source of an example. */
function codeOf(name: string): string {
  return codes[`./functions/${name}.tsx`] ?? ''
}

export const SwapToSearchParams: Story = {
  name: 'swapToSearchParams',
  args: { example: SwapToSearchParamsExample, code: codeOf('swapToSearchParams') },
}

export const EmptyActivityFilters: Story = {
  name: 'emptyActivityFilters',
  args: { example: EmptyActivityFiltersExample, code: codeOf('emptyActivityFilters') },
}

export const ParseTokenList: Story = {
  name: 'parseTokenList',
  args: { example: ParseTokenListExample, code: codeOf('parseTokenList') },
}

export const FetchTokenList: Story = {
  name: 'fetchTokenList',
  args: { example: FetchTokenListExample, code: codeOf('fetchTokenList') },
}

export const IsNonEvmChain: Story = {
  name: 'isNonEvmChain',
  args: { example: IsNonEvmChainExample, code: codeOf('isNonEvmChain') },
}

export const ErrorDetails: Story = {
  name: 'errorDetails',
  args: { example: ErrorDetailsExample, code: codeOf('errorDetails') },
}

export const AssertThemeContrast: Story = {
  name: 'assertThemeContrast',
  args: { example: AssertThemeContrastExample, code: codeOf('assertThemeContrast') },
}

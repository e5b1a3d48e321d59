import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivityWidget, DepositAddressWidget, PendingExecutionsWidget } from '@causeway/react/widgets'
import { allRequestsQueryKey } from '@causeway/react/query'
import { expect, waitFor } from 'storybook/test'
import { checkLayout } from '../../.storybook/checkLayout.ts'
import { findOtherWords } from '../../test/support/words/findOtherWords.ts'
import { pseudoMessages } from '../../test/support/words/pseudoMessages.ts'
import type { StoryOptions } from '../support/environment/createStoryEnvironment.ts'
import { ReloadableDepositPage } from '../deposit-address/DepositPages.tsx'
import { QuotedFees } from '../fees/QuotedFees.tsx'
import { renderSwap } from '../support/renderSwap.tsx'
import { withReasons } from '../support/environment/services.ts'
import { endsInStorybook } from '../support/environment/endsInStorybook.ts'
import { StorySwap } from '../support/swaps/StorySwap.tsx'
import { makeSwap } from '../support/swaps/makeSwap.ts'
import { environmentOf } from '../support/environment/withSandbox.tsx'
import { pasteInto } from '../support/actions/pasteInto.ts'

/** The widgets in other languages, at a phone’s width. Nothing here is found by its text. */
const meta = { title: 'Tests/Languages', tags: ['acts', '!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Each language has its own difficulty: length and accents, right to left twice, long words, no spaces. */
const pseudo = { language: pseudoMessages.language, width: '360' }
const arabic = { ...pseudo, language: 'ar' }
const hebrew = { ...pseudo, language: 'he' }
const german = { ...pseudo, language: 'de' }
const japanese = { ...pseudo, language: 'ja' }
const rightToLeft = new Set(['ar', 'he'])

/** Waits for a part, in a state if that matters. */
function findPart(root: ParentNode, part: string, state?: string): Promise<HTMLElement> {
  const selector = `[data-cw-part='${part}']${state ? `[data-state='${state}']` : ''}`
  return waitFor(() => {
    const found = root.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  })
}

/** Opens what is folded, then checks that nothing overflows, that the roots have their language, and that every text is from its catalog. */
async function looksRight({ canvasElement, loaded, globals }: Context): Promise<void> {
  const { language } = globals
  for (const details of canvasElement.querySelectorAll('details')) details.open = true
  await checkLayout(canvasElement)
  const roots = [...canvasElement.querySelectorAll<HTMLElement>('.cw-root')]
  await expect(roots.length).toBeGreaterThan(0)
  for (const root of roots) {
    await expect(root).toHaveAttribute('lang', language)
    await expect(root).toHaveAttribute('dir', rightToLeft.has(language) ? 'rtl' : 'ltr')
    if (language !== pseudoMessages.language) continue
    await expect(findOtherWords(root, namesIn({ canvasElement, loaded }))).toEqual([])
  }
}

/** The names that the page, the browser and the chains give. */
function namesIn({ canvasElement, loaded }: Pick<Context, 'canvasElement' | 'loaded'>): string[] {
  const { chains, tokens } = environmentOf({ loaded })
  const groups = canvasElement.querySelectorAll('[data-cw-part="deposit-address-group"]')
  return [
    ...chains.map(({ name }) => name),
    ...tokens.flatMap(({ symbol, name }) => [symbol, name]),
    ...Array.from(groups, ({ textContent }) => textContent),
    ...wordsOfDates(),
  ]
}

function wordsOfDates(): string[] {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1, month * 2))
  const words = months.flatMap((date) => format.formatToParts(date).map(({ value }) => value))
  return ['sec', ...words.filter((word) => /\p{L}/u.test(word))]
}

export const Swap: Story = {
  globals: pseudo,
  render: (_args, context) => renderSwap({}, context),
  async play(context) {
    const { canvasElement, userEvent } = context
    await userEvent.click(await findPart(canvasElement, 'swap-token'))
    await findPart(canvasElement, 'picker-list')
    await looksRight(context)
    await userEvent.click(await findPart(canvasElement, 'picker-close'))
    await userEvent.type(await findPart(canvasElement, 'swap-amount'), '100')
    await findPart(canvasElement, 'swap-submit', 'ready')
    await looksRight(context)
  },
}

export const Fees: Story = {
  globals: pseudo,
  render: () => (
    <QuotedFees variant="full" parameters={{ subsidizeFees: true, maxSubsidizationAmount: 50_000n }} />
  ),
  async play(context) {
    await findPart(context.canvasElement, 'fees')
    await looksRight(context)
  },
}

export const Review: Story = {
  globals: pseudo,
  render: (_args, context) => renderSwap({ defaultAmount: '100' }, context),
  async play(context) {
    const { canvasElement, userEvent } = context
    await userEvent.click(await findPart(canvasElement, 'swap-submit', 'ready'))
    await findPart(canvasElement, 'review', 'ready')
    await looksRight(context)
  },
}

/** In progress, then left to run in the background. */
export const LeftToRun: Story = {
  name: 'Left to run',
  globals: pseudo,
  render: () => (
    <>
      <PendingExecutionsWidget />
      <StorySwap />
    </>
  ),
  parameters: { sandbox: { policy: { fillDelayMs: 60_000 } } satisfies StoryOptions },
  async play(context) {
    const { canvasElement, canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Execute the quote'))
    await findPart(canvasElement, 'progress', 'filling')
    await looksRight(context)
    await userEvent.click(await findPart(canvasElement, 'progress-action', 'second'))
    await findPart(canvasElement, 'pending-executions', 'full')
    await looksRight(context)
  },
}

export const Refunded: Story = {
  globals: pseudo,
  render: () => <StorySwap />,
  parameters: {
    sandbox: { policy: { countsDepositsAsLate: true }, service: withReasons } satisfies StoryOptions,
  },
  async play(context) {
    const { canvasElement, canvas, userEvent } = context
    await userEvent.click(await canvas.findByText('Execute the quote'))
    await findPart(canvasElement, 'progress', 'refunded')
    await looksRight(context)
  },
}

/** The list with its filters, and the details of a swap. */
export const Activity: Story = {
  globals: pseudo,
  render: () => <ActivityWidget />,
  async play(context) {
    const { canvasElement, loaded, userEvent } = context
    const env = environmentOf({ loaded })
    // A few are not worth a search.
    for (let count = 0; count < 4; count++) await makeSwap(env)
    await env.queryClient.invalidateQueries({ queryKey: allRequestsQueryKey(env) })
    const row = await findPart(canvasElement, 'activity-item', 'ready')
    const isRightToLeft = rightToLeft.has(context.globals['language'])
    const search = await context.canvas.findByRole('searchbox')
    await expect(search).toHaveAttribute('dir', isRightToLeft ? 'rtl' : 'ltr')
    await looksRight(context)
    if (await endsInStorybook(context)) return
    await userEvent.click(await findPart(row, 'activity-open'))
    await findPart(canvasElement, 'step', 'done')
    await looksRight(context)
  },
}

/** The form with all missing fields, and the address with its terms. */
export const DepositAddress: Story = {
  name: 'Deposit address',
  globals: pseudo,
  render: () => <DepositAddressWidget />,
  parameters: { sandbox: { isConnected: false } satisfies StoryOptions },
  async play(context) {
    const { canvasElement, loaded, userEvent } = context
    const [, refundTo, recipient] = environmentOf({ loaded }).sandbox.accounts
    const submit = await findPart(canvasElement, 'deposit-address-submit')
    await userEvent.click(submit)
    await findPart(canvasElement, 'deposit-address-field', 'invalid')
    await looksRight(context)
    for (const [name, text] of Object.entries({ amount: '1', recipient, refundTo })) {
      const field = canvasElement.querySelector(`[name=${name}]`)
      if (field instanceof HTMLElement) await pasteInto(userEvent, field, text ?? '')
    }
    await userEvent.click(await findPart(canvasElement, 'deposit-address-confirm'))
    await userEvent.click(submit)
    await findPart(canvasElement, 'deposit-address-qr-code')
    await looksRight(context)
  },
}

/** A page within the story's. */
export const NestedPage: Story = {
  name: 'Nested page',
  globals: pseudo,
  render: (_args, context) => <ReloadableDepositPage env={environmentOf(context)} />,
  async play(context) {
    await findPart(context.canvasElement, 'deposit-address-submit')
    await looksRight(context)
  },
}

// `npm test` leaves out those tagged `looks`: it takes each widget once from right to left, and once in long words or without spaces.
// `npm run looks` takes all.

export const SwapInArabic: Story = { ...Swap, name: 'Swap in Arabic', globals: arabic }
export const FeesInArabic: Story = { ...Fees, name: 'Fees in Arabic', tags: ['looks'], globals: arabic }
export const ReviewInArabic: Story = { ...Review, name: 'Review in Arabic', globals: arabic }
export const LeftToRunInArabic: Story = {
  ...LeftToRun,
  name: 'Left to run in Arabic',
  tags: ['looks'],
  globals: arabic,
}
export const RefundedInArabic: Story = { ...Refunded, name: 'Refunded in Arabic', globals: arabic }
export const ActivityInArabic: Story = {
  ...Activity,
  name: 'Activity in Arabic',
  tags: ['looks'],
  globals: arabic,
}
export const DepositAddressInArabic: Story = {
  ...DepositAddress,
  name: 'Deposit address in Arabic',
  globals: arabic,
}

export const SwapInHebrew: Story = { ...Swap, name: 'Swap in Hebrew', tags: ['looks'], globals: hebrew }
export const FeesInHebrew: Story = { ...Fees, name: 'Fees in Hebrew', globals: hebrew }
export const ReviewInHebrew: Story = { ...Review, name: 'Review in Hebrew', tags: ['looks'], globals: hebrew }
export const LeftToRunInHebrew: Story = { ...LeftToRun, name: 'Left to run in Hebrew', globals: hebrew }
export const RefundedInHebrew: Story = {
  ...Refunded,
  name: 'Refunded in Hebrew',
  tags: ['looks'],
  globals: hebrew,
}
export const ActivityInHebrew: Story = { ...Activity, name: 'Activity in Hebrew', globals: hebrew }
export const DepositAddressInHebrew: Story = {
  ...DepositAddress,
  name: 'Deposit address in Hebrew',
  tags: ['looks'],
  globals: hebrew,
}

export const SwapInGerman: Story = {
  ...Swap,
  name: 'Swap in German',
  globals: german,
  async play(context) {
    await Swap.play?.(context)
    if (await endsInStorybook(context)) return
    const column = context.canvasElement.querySelector<HTMLElement>('.stage-column')
    if (!column) throw new Error('The story has no column.')
    const width = column.style.inlineSize
    column.style.inlineSize = '300px'
    // On a phone of 320 pixels: a balance stays on one line, like its label.
    for (const side of column.querySelectorAll('[data-cw-part="swap-side"]')) {
      const [label, balance] = ['swap-side-label', 'swap-balance'].map((name) =>
        side.querySelector(`[data-cw-part="${name}"]`)?.getBoundingClientRect(),
      )
      await expect(balance?.height).toBeLessThan((label?.height ?? 0) * 1.2)
    }
    column.style.inlineSize = width
  },
}
export const FeesInGerman: Story = { ...Fees, name: 'Fees in German', tags: ['looks'], globals: german }
export const ReviewInGerman: Story = { ...Review, name: 'Review in German', globals: german }
export const LeftToRunInGerman: Story = {
  ...LeftToRun,
  name: 'Left to run in German',
  tags: ['looks'],
  globals: german,
}
export const RefundedInGerman: Story = { ...Refunded, name: 'Refunded in German', globals: german }
export const ActivityInGerman: Story = {
  ...Activity,
  name: 'Activity in German',
  tags: ['looks'],
  globals: german,
}
export const DepositAddressInGerman: Story = {
  ...DepositAddress,
  name: 'Deposit address in German',
  globals: german,
}

export const SwapInJapanese: Story = { ...Swap, name: 'Swap in Japanese', tags: ['looks'], globals: japanese }
export const FeesInJapanese: Story = { ...Fees, name: 'Fees in Japanese', globals: japanese }
export const ReviewInJapanese: Story = {
  ...Review,
  name: 'Review in Japanese',
  tags: ['looks'],
  globals: japanese,
}
export const LeftToRunInJapanese: Story = { ...LeftToRun, name: 'Left to run in Japanese', globals: japanese }
export const RefundedInJapanese: Story = {
  ...Refunded,
  name: 'Refunded in Japanese',
  tags: ['looks'],
  globals: japanese,
}
export const ActivityInJapanese: Story = { ...Activity, name: 'Activity in Japanese', globals: japanese }
export const DepositAddressInJapanese: Story = {
  ...DepositAddress,
  name: 'Deposit address in Japanese',
  tags: ['looks'],
  globals: japanese,
}

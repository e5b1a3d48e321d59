import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type SwapSection, type SwapWidgetProps, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

const recipient = `0x${'b2'.repeat(20)}`

/** The selector of each section. */
const selectorOf: Readonly<Record<SwapSection, string>> = {
  balance: '[data-cw-part="swap-balance"]',
  fractions: '[data-cw-part="swap-fractions"]',
  switchSides: '[data-cw-part="swap-switch-sides"]',
  options: '[data-cw-part="swap-options"]',
  fees: '[data-cw-part="fees-summary"]',
  quoteRefresh: '[data-cw-part="swap-quote-refresh"]',
}
const sections = Object.keys(selectorOf) as SwapSection[]

function isThere(section: SwapSection): boolean {
  return document.querySelector(selectorOf[section]) !== null
}

function renderSwap(props: SwapWidgetProps) {
  const env = createTestEnvironment()
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  renderWithCauseway(
    <SwapWidget defaultPay={pay} defaultReceive={receive} defaultAmount="100" {...props} />,
    env,
  )
  return userEvent.setup()
}

const ready = () => screen.findByRole('button', { name: 'Review bridge' })

describe('hidden sections', () => {
  it('default: shows every section', async () => {
    renderSwap({})
    await ready()
    await waitFor(() => expect(sections.filter((section) => !isThere(section))).toEqual([]))
  })

  it.each(sections)('behavior: hides only %s', async (section) => {
    renderSwap({ hidden: [section] })
    await ready()
    await waitFor(() => expect(sections.filter((one) => !isThere(one))).toEqual([section]))
  })

  it('behavior: leads from a form without any of them to the review, which shows them all', async () => {
    const user = renderSwap({ hidden: sections })
    await user.click(await ready())
    const review = await screen.findByRole('dialog')
    await waitFor(() => expect(review.querySelector('[data-cw-part="fees"]')).not.toBeNull())
    expect(review).toHaveTextContent(/Fees \$\d/)
  })

  it('behavior: shows another recipient even if its section is hidden', async () => {
    renderSwap({ hidden: sections, defaultValue: { recipient } })
    expect(await screen.findByRole('textbox', { name: /Recipient/ })).toHaveValue(recipient)
  })

  it('behavior: shows the field of a missing recipient as well, and focuses it from the button', async () => {
    const { spec, chain, token } = destinations.bitcoin
    const env = createTestEnvironment({ nonEvmChains: [spec] })
    const usdc = env.tokens.find(({ symbol }) => symbol === 'USDC')
    renderWithCauseway(
      <SwapWidget hidden={sections} defaultPay={usdc} defaultReceive={token} defaultAmount="100" />,
      env,
      { nonEvmChains: [chain], tokens: [...env.tokens, token] },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a recipient' }))
    expect(screen.getByRole('textbox', { name: `Recipient on ${chain.name}` })).toHaveFocus()
  })

  it('behavior: doesn’t hide the fees where the review may be skipped', async () => {
    renderSwap({ hidden: ['fees'], review: 'whenNeeded' })
    await waitFor(() => expect(isThere('fees')).toBe(true))
  })

  it('behavior: always shows the warnings of the fees', async () => {
    renderSwap({ hidden: sections, sponsorship: { maximumUsd: 1n } })
    await waitFor(() => expect(document.querySelector('[data-cw-part="fees-warning"]')).not.toBeNull())
    expect(isThere('fees')).toBe(false)
  })
})

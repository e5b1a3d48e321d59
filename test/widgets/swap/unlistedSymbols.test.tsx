import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'

/** A form with USDC on both sides, which calls itself something else. */
async function openForm(symbol: string, verified: false | undefined) {
  const env = createTestEnvironment()
  const tokens = env.tokens.map((token) => (token.symbol === 'USDC' ? { ...token, symbol, verified } : token))
  const [pay, receive] = env.chains.map(({ id }) =>
    tokens.find((token) => token.chainId === id && token.symbol === symbol),
  )
  renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} />, env, { tokens })
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount you pay' }), '1,000.50')
  await screen.findByText(/^Quote ready: you receive/)
  await screen.findByRole('button', { name: /^25/ })
}

/** Every text and every name of a part, one by one. */
function shownTexts(): string[] {
  const labels = Array.from(document.querySelectorAll('[aria-label]'), (part) =>
    part.getAttribute('aria-label'),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
  return [...texts, ...labels].filter((text) => text !== null)
}

/** The texts in which a digit precedes the word. */
function besideAmount(word: string): string[] {
  return shownTexts().filter((text) =>
    text
      .split(word)
      .slice(0, -1)
      .some((before) => /\d\s*$/.test(before)),
  )
}

it.each(['K', '万', 'OOO', 'million', 'USD{', 'AR|3', 'l0'])(
  'error: keeps the symbol %s of an unlisted token apart from the amount',
  async (symbol) => {
    await openForm(symbol, false)
    expect(besideAmount(symbol)).toEqual([])
    expect(besideAmount(`“${symbol}”`).length).toBeGreaterThan(3)
  },
)

it('behavior: shows the page’s own symbols as they are', async () => {
  await openForm('K', undefined)
  expect(besideAmount('K').length).toBeGreaterThan(3)
  expect(shownTexts().join()).not.toContain('“K”')
})

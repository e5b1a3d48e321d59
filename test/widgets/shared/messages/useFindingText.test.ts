// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { AuditFinding } from '@causeway/react/execution'
import { useFindingText } from '../../../../src/widgets/shared/messages/useFindingText.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../../support/environment/tokenOf.ts'
import { renderHookWithCauseway, type ProviderChange } from '../../../support/renderWithCauseway.tsx'

const finding: AuditFinding = {
  rule: 'sender',
  severity: 'block',
  message: 'Said by the author of the rule.',
  facts: {},
}

function textOf(change: ProviderChange, given = finding) {
  const { result } = renderHookWithCauseway(() => useFindingText(undefined), createTestEnvironment(), change)
  return () => result.current(given)
}

it('default: describes findings of our own rules in English', () => {
  expect(textOf({})()).toBe('The quote was made for a different account.')
})

it("behavior: prefers the page's own texts", () => {
  expect(textOf({ messages: { 'audit.sender': 'Für ein anderes Konto.' } })()).toBe('Für ein anderes Konto.')
})

it('behavior: shows the message of a page’s own rule', () => {
  const text = textOf({ messages: {} }, { ...finding, rule: 'of-the-page' })
  expect(text()).toBe('Said by the author of the rule.')
})

it('error: writes amounts in the page’s token, whatever symbol and decimals the provider gives', () => {
  const env = createTestEnvironment()
  const token = env.tokens.find(({ symbol }) => symbol === 'USDC')
  if (!token) throw new TypeError('The sandbox has no USDC.')
  const { chainId, address } = token
  const side = {
    amount: 9_960_000n,
    currency: { chainId, address, symbol: 'WBTC', name: 'Wrapped', decimals: 8 },
  }
  const sides = { pay: side, receive: side } as Parameters<typeof useFindingText>[0]
  const facts = { minimum: 9_960_000n, floor: 9_970_000n }
  const { result } = renderHookWithCauseway(() => useFindingText(sides), env)
  const text = result.current({ rule: 'minimum-slippage', severity: 'confirm', message: '', facts })
  expect(text.replace(/[\u2066-\u2069]/g, '')).toMatch(/only 9\.96\u00a0USDC\. .* at least 9\.97\u00a0USDC/)
})

it('default: writes amounts in the token of the rule’s side, exactly, and other facts as they are', () => {
  const env = createTestEnvironment()
  const [pay, receive] = [tokenOf(env, 0), tokenOf(env, 1, 'ETH')].map((currency) => ({
    amount: 1n,
    currency,
  }))
  const rules = ['output-of-page', 'minimum-of-page', 'of-page-output-', 'of-page']
  const words = '{big} / {count} / {word}'
  const messages = Object.fromEntries(rules.map((rule) => [`audit.${rule}`, words]))
  const facts = { big: 1_234_567_890_123_456_789n, count: 5, word: 'so\u202e much' }
  const textsOf = (sides: Parameters<typeof useFindingText>[0]) => {
    const { result } = renderHookWithCauseway(() => useFindingText(sides), env, { messages })
    return rules.map((rule) => result.current({ ...finding, rule, facts }).replaceAll('\u00a0', ' '))
  }
  const [received, paid] = ['1.234567890123456789 ETH', '1,234,567,890,123.456789 USDC']
  expect(textsOf({ pay, receive } as Parameters<typeof useFindingText>[0])).toEqual([
    `${received} / 5 / so much`,
    `${received} / 5 / so much`,
    `${paid} / 5 / so much`,
    `${paid} / 5 / so much`,
  ])
  // Without a token, base units.
  expect(new Set(textsOf(undefined))).toEqual(new Set(['1234567890123456789 / 5 / so much']))
})

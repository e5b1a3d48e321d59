import { describe, expect, it } from 'vitest'
import type { Messages } from '@causeway/react/locales'
import { PendingExecutionsWidget } from '@causeway/react/widgets'
import { useMessages } from '../../../../src/widgets/shared/messages/useMessages.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import {
  renderHookWithCauseway,
  renderWithCauseway,
  type ProviderChange,
} from '../../../support/renderWithCauseway.tsx'

function translateWith(change: ProviderChange) {
  return renderHookWithCauseway(() => useMessages(), createTestEnvironment(), change).result.current
}

describe('plural forms', () => {
  const titleOf = (messages: Partial<Messages>, count: number) =>
    translateWith({ messages })('pendingExecutions.title', { count })

  it.each([
    ['ar', { zero: 'z', one: 'o', two: 't', few: 'f', many: 'm', other: 'x' }, 'zotfmx'],
    ['he', { one: 'o', two: 't', other: 'x' }, 'xotxxx'],
    ['pl', { one: 'o', few: 'f', many: 'm', other: 'x' }, 'moffmm'],
    ['ru', { one: 'o', few: 'f', many: 'm', other: 'x' }, 'moffmm'],
    ['ja', { other: 'x' }, 'xxxxxx'],
  ])('default: uses the plural forms of %s', (language, forms, expected) => {
    const messages = { language, 'pendingExecutions.title': forms }
    const chosen = [0, 1, 2, 3, 11, 100].map((count) => titleOf(messages, count))
    expect(chosen.join('')).toBe(expected)
  })

  it('default: uses English forms for English texts, whatever the locale of numbers', () => {
    const translate = translateWith({ locale: 'ja' })
    expect(translate('pendingExecutions.title', { count: 1 })).toBe('1 unfinished swap')
    expect(translate('pendingExecutions.title', { count: 2 })).toBe('2 unfinished swaps')
  })

  it('behavior: uses `other` in place of a missing form', () => {
    expect(titleOf({ language: 'ru', 'pendingExecutions.title': { other: 'x {count}' } }, 3)).toBe('x 3')
  })

  it('behavior: accepts one sentence for every count', () => {
    expect(titleOf({ 'pendingExecutions.title': 'Under way: {count}' }, 1)).toBe('Under way: 1')
  })
})

describe('values', () => {
  it('default: writes a number as the locale does, and keeps a text', () => {
    const translate = translateWith({ locale: 'de' })
    expect(translate('activity.total', { count: 12_345 })).toBe('Total swaps: 12.345')
    expect(translate('activity.total', { count: '12345' })).toBe('Total swaps: 12345')
  })

  it('behavior: takes the locale of the texts if none is given', () => {
    const translate = translateWith({ messages: { language: 'de', 'activity.total': 'Insgesamt: {count}' } })
    expect(translate('activity.total', { count: 12_345 })).toBe('Insgesamt: 12.345')
  })

  it.each<ProviderChange>([{ locale: 'ar' }, { messages: { language: 'he' }, locale: 'en' }])(
    'behavior: isolates a value in right-to-left text: %o',
    (change) => {
      const translate = translateWith(change)
      expect(translate('activity.router', { router: 'x' })).toBe('via \u2068x\u2069')
    },
  )

  it('behavior: isolates an amount together with its unit', () => {
    const translate = translateWith({ locale: 'ar' })
    const values = { amount: '100', symbol: 'USDC', usd: '$1', chain: 'Alder' }
    expect(translate('progress.item.send', values)).toBe(
      'Send \u2068100\u00a0USDC\u2069 on \u2068Alder\u2069',
    )
    expect(translate('fees.amountWithUsd', values)).toBe('\u2068100\u00a0USDC\u2069 (\u2068$1\u2069)')
  })
})

it('default: keeps an amount and its unit on one line, in every sentence, unless it is long', () => {
  const translate = translateWith({ messages: { 'reason.leaveGas': 'Leave {amount} {symbol}.' } })
  const say = (key: Parameters<typeof translate>[0], amount: string) =>
    translate(key, { amount, symbol: 'ETH', receivedSymbol: 'DAI', chain: 'Alder', destination: 'Birch' })
  expect(say('review.step.approve', '1.5')).toBe('Approve 1.5\u00a0ETH')
  expect(say('review.step.approve', '0.123456789012')).toBe('Approve 0.123456789012 ETH')
  expect(say('progress.where.success', '~2')).toBe('~2\u00a0DAI arrived on Birch.')
  expect(say('reason.leaveGas', '0.01')).toBe('Leave 0.01\u00a0ETH.')
  const rate = { one: '1', from: 'ETH', rate: '2,500', to: 'USDC' }
  expect(translate('fees.rate', rate)).toBe('1\u00a0ETH = 2,500\u00a0USDC')
  const max = translate('swap.balance.maxWithGas', { amount: '2', symbol: 'ETH', gas: '0.01' })
  expect(max).toBe('Use max: 2\u00a0ETH, keeping 0.01\u00a0ETH for the network fee')
  expect(say('reason.insufficientBalance', '0.02')).toBe('Insufficient balance. You have 0.02\u00a0ETH.')
  expect(say('reason.noGas', '0.03')).toBe(
    'The network fee on Alder is about 0.03\u00a0ETH. You may not have enough.',
  )
})

describe('the name of the provider', () => {
  it('default: uses the words of the language without a name', () => {
    expect(translateWith({})('error.serviceUnavailable')).toBe('The provider is unavailable right now.')
    expect(translateWith({})('error.serviceFault')).toBe('Something went wrong at the provider.')
  })

  it('parameters: providerName', () => {
    const translate = translateWith({ providerName: 'Acme $& Bridge' })
    expect(translate('error.serviceUnavailable')).toBe('Acme $& Bridge is unavailable right now.')
  })

  it('behavior: isolates its name in right-to-left text', () => {
    const translate = translateWith({ locale: 'ar', providerName: 'Acme' })
    expect(translate('error.serviceUnavailable')).toBe('\u2068Acme\u2069 is unavailable right now.')
  })

  it('behavior: keeps a sentence that doesn’t use the name', () => {
    const messages = { 'error.serviceFault': 'A fault.' }
    expect(translateWith({ messages, providerName: 'Acme' })('error.serviceFault')).toBe('A fault.')
  })
})

describe('the root of a widget', () => {
  it.each<[change: ProviderChange, lang: string, dir: string | null]>([
    [{}, 'en', null],
    [{ locale: 'ar' }, 'en', null],
    [{ locale: 'de', messages: { 'swap.title': 'Trade' } }, 'en', null],
    [{ messages: { language: 'de' } }, 'de', 'ltr'],
    [{ messages: { language: 'ar' } }, 'ar', 'rtl'],
    [{ messages: { language: 'he' }, locale: 'en' }, 'he', 'rtl'],
  ])('default: sets for %o lang %s and dir %s', (change, lang, dir) => {
    const { container } = renderWithCauseway(<PendingExecutionsWidget />, createTestEnvironment(), change)
    const root = container.querySelector('.cw-root')
    expect(root?.getAttribute('lang')).toBe(lang)
    expect(root?.getAttribute('dir')).toBe(dir)
  })
})

import { expect, it } from 'vitest'
import { checkQuoteParameters } from '../../../src/hooks/internal/checkQuoteParameters.ts'

it.each([
  ['appFee', 'appFees'],
  ['referer', 'referrer'],
  ['usepermit', 'usePermit'],
  ['fixRate', 'fixedRate'],
])('error: %s is none, %s is meant', (name, meant) => {
  expect(() => checkQuoteParameters({ [name]: 1 }, 'Swap.Root')).toThrow(
    expect.objectContaining({
      name: 'InvalidArgumentError',
      argument: `quoteParameters.${name}`,
      rule: `there is none; did you mean \`${meant}\`?`,
    }) as Error,
  )
})

it('default: what a quote takes, and a deposit address', () => {
  const given = { appFees: [], referrer: 'x', ttl: 1, txs: [], extraFields: {}, type: 'open', strict: true }
  expect(() => checkQuoteParameters(given, 'Swap.Root')).not.toThrow()
})

it('error: a list', () => {
  expect(() => checkQuoteParameters([], 'Swap.Root')).toThrow('must be an object')
})

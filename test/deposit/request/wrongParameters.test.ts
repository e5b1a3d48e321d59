import { expect, it } from 'vitest'
import {
  depositDisclosures,
  deriveDepositProgress,
  findDepositRefusal,
  toDepositQuoteParameters,
} from '@causeway/react/execution'

// Mistakes of a script without types; the error names the function that was called.

const loose = { type: 'loose' } as never
const none = undefined as never

it.each<[caller: string, argument: string, rule: string, call: () => unknown]>([
  ['depositDisclosures', 'parameters.type', '"strict" or "open"', () => depositDisclosures(loose)],
  ['depositDisclosures', 'parameters', 'an object', () => depositDisclosures(none)],
  ['findDepositRefusal', 'parameters.type', '"strict" or "open"', () => findDepositRefusal(loose, [])],
  ['findDepositRefusal', 'parameters', 'an object', () => findDepositRefusal(none, [])],
  ['findDepositRefusal', 'chains', 'chain', () => findDepositRefusal({}, [{}] as never)],
  [
    'toDepositQuoteParameters',
    'parameters.type',
    '"strict" or "open"',
    () => toDepositQuoteParameters(loose, undefined),
  ],
  ['toDepositQuoteParameters', 'parameters', 'an object', () => toDepositQuoteParameters(none, undefined)],
  ['deriveDepositProgress', 'parameters', 'an object', () => deriveDepositProgress(none)],
  [
    'deriveDepositProgress',
    'parameters',
    '`requestId`',
    () => deriveDepositProgress({ records: [] } as never),
  ],
  [
    'deriveDepositProgress',
    'parameters',
    '`records`',
    () => deriveDepositProgress({ requestId: '' } as never),
  ],
])('error: %s: %s: %s', (caller, argument, rule, call) => {
  expect(call).toThrow(
    expect.objectContaining({
      name: 'InvalidArgumentError',
      argument,
      message: expect.stringContaining(`\`${caller}\``),
      rule: expect.stringContaining(rule),
    }),
  )
})

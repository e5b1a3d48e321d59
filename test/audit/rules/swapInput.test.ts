import { expect, it } from 'vitest'
import { swapInput } from '../../../src/audit/rules/swaps/swapInput.ts'
import type { AuditInput } from '../../../src/audit/input/auditInput.ts'

const token = '0x00000000000000000000000000000000000000b1'
const other = '0x00000000000000000000000000000000000000b2'
const amount = 1_000n

/** The findings if a router takes these from the user. */
function found(...taken: { token: string; amount: bigint }[]): string[] {
  // One cast: what the rule doesn't read is left out.
  const input = {
    quote: { details: { currencyIn: { currency: { chainId: 1, address: token }, amount } } },
    allowed: { isOneChain: false },
    transactions: [{ item: {}, decoded: { kind: 'call', router: { taken } } }],
  } as unknown as AuditInput
  return [...swapInput(input)].map(({ message }) => message)
}

const more = ['The swap takes a different amount than the quote.']
const another = ['The swap takes another token than the quote says.']

it.each<[string, Parameters<typeof found>, string[]]>([
  ['all of the input', [{ token, amount }], []],
  [
    'all of it in two parts',
    [
      { token, amount: 1n },
      { token, amount: amount - 1n },
    ],
    [],
  ],
  ['one unit more', [{ token, amount: amount + 1n }], more],
  [
    'one unit more in two parts',
    [
      { token, amount: 1n },
      { token, amount },
    ],
    more,
  ],
  [
    'another token besides',
    [
      { token, amount },
      { token: other, amount: 1n },
    ],
    another,
  ],
  [
    'nothing of another token',
    [
      { token, amount },
      { token: other, amount: 0n },
    ],
    [],
  ],
])('default: a router takes %s', (_, taken, expected) => {
  expect(found(...taken)).toEqual(expected)
})

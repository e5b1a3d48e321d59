import { expect, it } from 'vitest'
import { balanceCandidates } from '../../../../../src/widgets/shared/model/tokens/balanceCandidates.ts'
import { chainName, nameOf, symbolOf } from '../../../../../src/widgets/shared/model/tokens/tokenNames.ts'
import { nativeTokenOf } from '../../../../../src/widgets/shared/model/tokens/nativeTokenOf.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'

const tokens = Array.from({ length: 100 }, (_, index) => ({
  chainId: index % 2,
  address: `0x${index}`,
  symbol: `S${index}`,
  name: 'S',
  decimals: 18,
}))

it('default: reads the balances of the first 32 tokens that may be selected', () => {
  const candidates = balanceCandidates(tokens, ({ chainId }) => chainId === 1)
  expect(candidates).toEqual(tokens.filter(({ chainId }) => chainId === 1).slice(0, 32))
  expect(balanceCandidates(tokens, () => true)).toHaveLength(32)
  expect(balanceCandidates(tokens.slice(0, 3), () => true)).toEqual(tokens.slice(0, 3))
  expect(balanceCandidates(tokens, () => false)).toEqual([])
})

it('default: names a network by its ID where the page doesn’t know it, and shortens names', () => {
  const { chains } = createTestEnvironment()
  expect(chainName(chains, chains[1].id)).toBe(chains[1].name)
  expect(chainName(chains, 4_242)).toBe('4242')
  expect(symbolOf({ symbol: `\u202e${'S'.repeat(30)}` })).toBe(`${'S'.repeat(23)}…`)
  expect(symbolOf(undefined)).toBe('')
  expect(nameOf({ name: `\u202e${'N'.repeat(80)}` })).toBe(`${'N'.repeat(63)}…`)
})

it('default: finds the native token of a network that the page knows', () => {
  const { chains } = createTestEnvironment()
  expect(nativeTokenOf(chains, chains[1].id)).toEqual({
    ...chains[1].nativeCurrency,
    chainId: chains[1].id,
    address: '0x0000000000000000000000000000000000000000',
  })
  expect(nativeTokenOf(chains, 4_242)).toBeUndefined()
  expect(nativeTokenOf(chains, undefined)).toBeUndefined()
})

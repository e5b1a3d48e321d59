import { base } from 'viem/chains'
import { expect, it } from 'vitest'
import {
  isPaidToDepositAddress,
  isPayable,
} from '../../../../../src/widgets/swap/model/settings/isPayable.ts'
import { zeroAddress } from '../../../../../src/utils/address/zeroAddress.ts'
import { destinations } from '../../../../support/environment/nonEvmChains.ts'

const { solana } = destinations
const chains = [base, solana.chain]
const native = { chainId: solana.chain.id, address: solana.chain.nativeCurrency.address }
const panel = () => null

it.each([
  ['a native token of the EVM', { chainId: base.id, address: zeroAddress }, true, true],
  ['a token of the EVM', { chainId: base.id, address: `0x${'a1'.repeat(20)}` }, true, true],
  ['a token of an unknown chain', { chainId: 5, address: 'x' }, true, true],
  ['a native token outside of it', native, true, false],
  ['a token outside of it', solana.token, false, false],
])('default: %s', (_, token, withPanel, without) => {
  expect(isPayable(token, chains, { depositAddress: panel })).toBe(withPanel)
  expect(isPayable(token, chains, { depositAddress: undefined })).toBe(without)
})

it('default: is true for native tokens outside the EVM, which only a deposit address takes', () => {
  expect(isPaidToDepositAddress(solana.chain, native)).toBe(true)
  expect(isPaidToDepositAddress(solana.chain, solana.token)).toBe(false)
  expect(isPaidToDepositAddress(base, { chainId: base.id, address: zeroAddress })).toBe(false)
  expect(isPaidToDepositAddress(undefined, native)).toBe(false)
})

import { nonEvmChainSpecs } from '@causeway/sandbox/simulated'
import { expect, it } from 'vitest'
import { checkRecoveryAddress } from '../../../../src/widgets/deposit-address/model/checkRecoveryAddress.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'

const { chains, nonEvmChains, tokens } = createTestEnvironment({ nonEvmChains: [nonEvmChainSpecs.bitcoin] })
const page = { chains: [...chains, ...nonEvmChains], tokens }

it.each([
  ['the first family of chains', '0x00000000000000000000000000000000000000e7'],
  ['another family', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
])('default: accepts an address on %s', (_, address) => {
  expect(() => checkRecoveryAddress(address, page)).not.toThrow()
})

it.each([undefined, null, ''])('default: needs none: %j', (none) => {
  expect(() => checkRecoveryAddress(none, page)).not.toThrow()
})

it.each([
  '0x0000000000000000000000000000000000000000',
  String(tokens.find(({ symbol }) => symbol === 'DAI')?.address),
])('error: refuses an address that has no key: %s', (address) => {
  expect(() => checkRecoveryAddress(address, page)).toThrow(
    'The argument "quoteParameters.recoveryAddress" of `DepositAddress.Root` is invalid: it must be an address that someone has the key to.',
  )
})

it('error: refuses an address on none of the page’s networks', () => {
  const onEvmOnly = { ...page, chains }
  for (const text of ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'nobody', 7]) {
    expect(() => checkRecoveryAddress(text, onEvmOnly)).toThrow('on one of the page’s networks')
  }
})

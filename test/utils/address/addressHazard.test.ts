// @vitest-environment node
import { expect, it } from 'vitest'
import { parseChainAddress } from '../../../src/utils/address/parseChainAddress.ts'
import { addressHazard } from '../../../src/utils/address/addressHazard.ts'

const tokens = ['0x00000000000000000000000000000000000000aA', '0x00000000000000000000000000000000000000bB']

it.each([
  ['the zero address', `0x${'0'.repeat(40)}`, 'zero'],
  ['the address where things are burnt', '0x000000000000000000000000000000000000dEaD', 'zero'],
  ['the same in small letters', '0x000000000000000000000000000000000000dead', 'zero'],
  ['the zeros of Solana', '11111111111111111111111111111111', 'zero'],
  ['where Solana’s are burnt', '1nc1nerator11111111111111111111111111111111', 'zero'],
  ['a hash of zeros on Bitcoin', '1111111111111111111114oLvT2', 'zero'],
  ['where Bitcoin’s are burnt', '1BitcoinEaterAddressDontSendf59kuE', 'zero'],
  ['a witness of zeros', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs', 'zero'],
  ['somebody’s on Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', undefined],
  ['a token', '0x00000000000000000000000000000000000000AA', 'token'],
  ['another one', '0x00000000000000000000000000000000000000bb', 'token'],
  ['somebody’s own', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', undefined],
])('parameters: %s', (_, address, reason) => {
  expect(addressHazard(address, tokens)).toBe(reason)
})

it.each([
  ['solana', '11111111111111111111111111111111'],
  ['solana', '1nc1nerator11111111111111111111111111111111'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['bitcoin', '1BitcoinEaterAddressDontSendf59kuE'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs'],
] as const)('default: nobody’s address on %s is written as it is, %s', (family, address) => {
  expect(parseChainAddress(address, { family }).address).toBe(address)
})

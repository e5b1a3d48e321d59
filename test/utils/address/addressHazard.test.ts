// @vitest-environment node
import { expect, it } from 'vitest'
import { addressHazard } from '../../../src/utils/address/addressHazard.ts'

const tokens = ['0x00000000000000000000000000000000000000aA', '0x00000000000000000000000000000000000000bB']

it.each([
  ['the zero address', `0x${'0'.repeat(40)}`, 'zero'],
  ['the address where things are burnt', '0x000000000000000000000000000000000000dEaD', 'zero'],
  ['the same in small letters', '0x000000000000000000000000000000000000dead', 'zero'],
  ['a token', '0x00000000000000000000000000000000000000AA', 'token'],
  ['another one', '0x00000000000000000000000000000000000000bb', 'token'],
  ['somebody’s own', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', undefined],
])('parameters: %s', (_, address, reason) => {
  expect(addressHazard(address, tokens)).toBe(reason)
})

import { expect, it } from 'vitest'
import { zeroAddress as viemZeroAddress } from 'viem'
import { zeroAddress } from '../../../src/utils/address/zeroAddress.ts'

it('default: the zero address is the one that everybody means', () => {
  expect(zeroAddress).toBe(viemZeroAddress)
})

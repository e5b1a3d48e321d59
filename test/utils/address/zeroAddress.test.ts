import { expect, it } from 'vitest'
import { zeroAddress as viemZeroAddress } from 'viem'
import { zeroAddress } from '../../../src/utils/address/zeroAddress.ts'

it('default: is the usual zero address', () => {
  expect(zeroAddress).toBe(viemZeroAddress)
})

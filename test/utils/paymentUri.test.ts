// @vitest-environment node
import { expect, it } from 'vitest'
import { paymentUri } from '../../src/utils/paymentUri.ts'

it('default: address, chain in decimal, and the exact amount in its smallest unit', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect(paymentUri({ address, chainId: 8453, amount: 10n ** 18n + 1n })).toBe(
    'ethereum:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266@8453?value=1000000000000000001',
  )
})

import { expect, it } from 'vitest'
import { checkChange } from '../../../../src/errors/checks/checkKinds.ts'
import { depositValueKinds } from '../../../../src/widgets/deposit-address/model/depositContext.ts'

const take = (change: object) => checkChange('change', change, depositValueKinds)

it('parameters: accepts what the payer enters', () => {
  const address = `0x${'1'.repeat(40)}`
  const value = { originChainId: 1, destinationChainId: 2, amount: '1', recipient: '', refundTo: address }
  expect(() => take({ ...value, destinationToken: undefined })).not.toThrow()
  expect(() => take({ ...value, destinationToken: address })).not.toThrow()
})

it.each(Object.keys(depositValueKinds))('error: refuses %s of another kind', (name) => {
  expect(() => take({ [name]: {} })).toThrow(name)
})

import { expect, it } from 'vitest'
import { isBridge } from '../../../../src/widgets/shared/model/isBridge.ts'

it('default: calls a route to another network a bridge', () => {
  expect(isBridge({ originChainId: 7, destinationChainId: 8 })).toBe(true)
  expect(isBridge({ originChainId: 7, destinationChainId: 7 })).toBe(false)
  expect(isBridge({ originChainId: 7, destinationChainId: undefined })).toBe(true)
})

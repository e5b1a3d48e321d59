// @vitest-environment node
import { concat, encodeAbiParameters, pad, toFunctionSelector, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeErc20Call } from '../../src/decode/decodeErc20Call.ts'

const account = '0x00000000000000000000000000000000000000A1'
const word = (value: Hex) => pad(value, { size: 32 })
const withdraw = toFunctionSelector('withdraw(uint256)')
const approve = toFunctionSelector('approve(address,uint256)')

describe('decodeErc20Call', () => {
  it.each([
    'approve(address,uint256)',
    'transfer(address,uint256)',
    'withdraw(uint256)',
    'transferFrom(address,address,uint256)',
    'increaseAllowance(address,uint256)',
    'increaseApproval(address,uint256)',
    // EIP-2612, DAI, and Permit2.
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    'approve(address,address,uint160,uint48)',
    'transferFrom(address,address,uint160,address)',
    // ERC-677, ERC-1363, ERC-777.
    'transferAndCall(address,uint256,bytes)',
    'transferAndCall(address,uint256)',
    'approveAndCall(address,uint256,bytes)',
    'approveAndCall(address,uint256)',
    'send(address,uint256,bytes)',
    'operatorSend(address,address,uint256,bytes,bytes)',
    'authorizeOperator(address)',
    // ERC-721, ERC-1155, ERC-6909.
    'setApprovalForAll(address,bool)',
    'safeTransferFrom(address,address,uint256)',
    'safeTransferFrom(address,address,uint256,bytes)',
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    'setOperator(address,bool)',
    // MakerDAO, Compound, Aave.
    'push(address,uint256)',
    'move(address,address,uint256)',
    'allow(address,bool)',
    'approveDelegation(address,uint256)',
    'transferOwnership(address)',
    'multicall(bytes[])',
    'multicall(uint256,bytes[])',
    'multicall(bytes32,bytes[])',
    'aggregate3((address,bool,bytes)[])',
    'multiSend(bytes)',
  ])('default: knows %s by its selector, whatever its letter case', (signature) => {
    const selector = toFunctionSelector(signature)
    const [name] = signature.split('(')
    expect(decodeErc20Call(selector)).toEqual({ name, target: undefined, amount: undefined })
    expect(decodeErc20Call(`0x${selector.slice(2).toUpperCase()}`)?.name).toBe(name)
  })

  it.each(['approve', 'transfer'])('default: of %s it reads who gets how much', (name) => {
    const selector = toFunctionSelector(`${name}(address,uint256)`)
    const words = encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [account, 2n ** 256n - 1n])
    expect(decodeErc20Call(concat([selector, words]))).toEqual({
      name,
      target: account.toLowerCase(),
      amount: 2n ** 256n - 1n,
    })
  })

  it('default: of withdraw it reads how much', () => {
    expect(decodeErc20Call(concat([withdraw, word('0x07')]))).toEqual({
      name: 'withdraw',
      target: undefined,
      amount: 7n,
    })
  })

  it('behavior: of functions that take other words nothing more is read', () => {
    const selector = toFunctionSelector('transferFrom(address,address,uint256)')
    expect(decodeErc20Call(concat([selector, word(account), word(account), word('0x07')]))).toEqual({
      name: 'transferFrom',
      target: undefined,
      amount: undefined,
    })
  })

  it('behavior: what is cut off is not read', () => {
    const whole = concat([approve, word(account), word('0x07')])
    expect(decodeErc20Call(whole.slice(0, -1) as Hex)).toEqual({
      name: 'approve',
      target: account.toLowerCase(),
      amount: undefined,
    })
    expect(decodeErc20Call(concat([approve, word(account)]).slice(0, -1) as Hex)).toEqual({
      name: 'approve',
      target: undefined,
      amount: undefined,
    })
    expect(decodeErc20Call(concat([withdraw, word('0x07')]).slice(0, -1) as Hex)?.amount).toBeUndefined()
  })

  it('behavior: what is too long is read all the same', () => {
    expect(decodeErc20Call(concat([approve, word(account), word('0x07'), '0xffff']))?.amount).toBe(7n)
  })

  it.each(['0x', '0x12345678', '0x095ea7', 'toString', 'constructor'] as Hex[])(
    'behavior: %s is no call that is known',
    (data) => {
      expect(decodeErc20Call(data)).toBeUndefined()
    },
  )
})

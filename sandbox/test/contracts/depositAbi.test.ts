import { depositAbi } from '@causeway/react/schemas'
import { toEventSelector, toFunctionSelector } from 'viem'
import { formatAbiItem } from 'viem/utils'
import { expect, it } from 'vitest'
import { depositoryAbi } from '../../src/contracts/generated/abis.ts'

it('default: has the functions and events of public depositories', () => {
  // From packages/ethereum-vm/src/RelayDepository.sol of github.com/relayprotocol/relay-depository (MIT); the first two
  // selectors are in calldata of public quotes, too.
  expect(depositAbi.map((item) => selectorOf(item))).toEqual([
    '0x49290c1c',
    '0xe8017952',
    toFunctionSelector('depositErc20(address,address,bytes32)'),
    toEventSelector('RelayNativeDeposit(address,uint256,bytes32)'),
    toEventSelector('RelayErc20Deposit(address,address,uint256,bytes32)'),
  ])
  // Readers of the events find everything in the data: nothing is indexed.
  const inputs = depositAbi.flatMap((item) => (item.type === 'event' ? [...item.inputs] : []))
  expect(inputs.filter((input) => 'indexed' in input && input.indexed)).toEqual([])
})

it('behavior: is fully implemented by the contract', () => {
  const compiled: readonly string[] = depositoryAbi.flatMap((item) =>
    item.type === 'function' || item.type === 'event' ? [describe(item)] : [],
  )
  for (const item of depositAbi) expect(compiled).toContain(describe(item))
})

type Item =
  | (typeof depositAbi)[number]
  | Extract<(typeof depositoryAbi)[number], { type: 'function' | 'event' }>

function describe(item: Item): string {
  const isPayable = item.type === 'function' && item.stateMutability === 'payable'
  return `${item.type} ${formatAbiItem(item, { includeName: true })}${isPayable ? ' payable' : ''}`
}

function selectorOf(item: (typeof depositAbi)[number]): string {
  return item.type === 'event' ? toEventSelector(item) : toFunctionSelector(item)
}

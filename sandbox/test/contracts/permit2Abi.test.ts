import { toFunctionSelector } from 'viem'
import { expect, it } from 'vitest'
import { approvalProxyAbi, permit2Abi } from '../../src/contracts/generated/abis.ts'

it('default: has the selectors of the public contracts that a solver calls with a signature', () => {
  // Of RelayApprovalProxyV3 (github.com/relayprotocol/relay-periphery) and SignatureTransfer (github.com/Uniswap/permit2).
  expect(selectorOf(approvalProxyAbi, 'permit2TransferAndMulticall')).toBe('0x0a2b8f36')
  expect(selectorOf(permit2Abi, 'permitWitnessTransferFrom')).toBe(
    toFunctionSelector(
      'permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)',
    ),
  )
  expect(selectorOf(permit2Abi, 'nonceBitmap')).toBe(toFunctionSelector('nonceBitmap(address,uint256)'))
})

function selectorOf(abi: typeof approvalProxyAbi | typeof permit2Abi, name: string): string | undefined {
  const found = abi.find((item) => item.type === 'function' && item.name === name)
  return found?.type === 'function' ? toFunctionSelector(found) : undefined
}

import { EIP7702StatelessDeleGator } from '@metamask/delegation-abis'
import * as bytecodes from '@metamask/delegation-abis/bytecode'
import { signEIP7702Authorization } from '@metamask/eth-sig-util'
import {
  encodeAbiParameters,
  encodeFunctionData,
  hexToBigInt,
  parseSignature,
  zeroAddress,
  type Address,
  type Hex,
  type PrivateKeyAccount,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { owner, stranger, type TestChain } from '../support/openSandbox.ts'

const abi = EIP7702StatelessDeleGator

/** Puts MetaMask's smart account on a chain, as MetaMask has built it. */
export async function deployDelegation({ node }: TestChain): Promise<Address> {
  const hash = await node.deployContract({
    account: privateKeyToAccount(stranger.privateKey),
    abi,
    bytecode: bytecodes.EIP7702StatelessDeleGator,
    args: [zeroAddress, zeroAddress],
  })
  const { contractAddress } = await node.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new TypeError('The smart account has no address.')
  return contractAddress
}

interface Call {
  to?: Address
  data?: Hex
  value?: Hex
}

/** Several calls in one transaction of the account itself, whose code is lent to it first if it is not yet (EIP-7702). */
export async function sendDelegated(
  { node, chain }: TestChain,
  account: PrivateKeyAccount,
  delegation: Address,
  calls: readonly Call[],
): Promise<Hex> {
  const executions = calls.map(({ to = zeroAddress, data = '0x', value = '0x0' }) => ({
    target: to,
    value: hexToBigInt(value),
    callData: data,
  }))
  const data = encodeFunctionData({
    abi,
    functionName: 'execute',
    args: [batchMode, encodeAbiParameters([executionsType], [executions])],
  })
  const isLent = (await node.getCode({ address: account.address }))?.startsWith('0xef0100')
  const nonce = await node.getTransactionCount({ address: account.address })
  return node.sendTransaction({
    account,
    to: account.address,
    data,
    ...(!isLent && { authorizationList: [authorize(chain.id, delegation, nonce + 1)] }),
  })
}

/** One batch, whole or not at all, with nothing behind it (ERC-7821). */
const batchMode: Hex = `0x01${'00'.repeat(31)}`

const executionsType = {
  type: 'tuple[]',
  components: [
    { name: 'target', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
  ],
} as const

function authorize(chainId: number, address: Address, nonce: number) {
  const signature = signEIP7702Authorization({
    privateKey: Buffer.from(owner.privateKey.slice(2), 'hex'),
    authorization: [chainId, address, nonce],
  })
  const { r, s, yParity } = parseSignature(signature as Hex)
  return { chainId, address, nonce, r, s, yParity }
}

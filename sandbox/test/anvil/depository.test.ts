import { depositAbi } from '@causeway/react/schemas'
import solc from 'solc'
import { getAddress, keccak256, toHex, zeroAddress, type Abi, type Address, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxAccounts } from '@causeway/sandbox'
import { startAnvil, type AnvilNode } from '../../src/anvil/node/startAnvil.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainPublicClient,
  type ChainWalletClient,
} from '../../src/anvil/clients/createChainClients.ts'
import { deployContracts } from '../../src/anvil/genesis/deployContracts.ts'
import { depositoryAbi, erc20Abi } from '../../src/contracts/generated/abis.ts'

/** How deposits are made, and the errors of the depository. */
const depositCalls = [...depositAbi, ...depositoryAbi.filter((item) => item.type === 'error')]

const source = /* solidity */ `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IDepository {
    function depositErc20(address depositor, address token, uint256 amount, bytes32 id) external;
}

/// Keeps a tenth of every transfer, and returns nothing.
contract TaxedSilentToken {
    mapping(address => uint256) public balanceOf;
    constructor() { balanceOf[msg.sender] = 1000; }
    function transferFrom(address from, address to, uint256 value) external {
        balanceOf[from] -= value;
        balanceOf[to] += value - value / 10;
    }
    function transfer(address to, uint256 value) external {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value - value / 10;
    }
}

/// Says no without reverting.
contract RefusingToken {
    function balanceOf(address) external pure returns (uint256) { return 5; }
    function transferFrom(address, address, uint256) external pure returns (bool) { return false; }
    function transfer(address, uint256) external pure returns (bool) { return false; }
}

/// Takes money and hands over nothing.
contract EmptyToken {
    function balanceOf(address) external pure returns (uint256) { return 5; }
    function transferFrom(address, address, uint256) external pure returns (bool) { return true; }
}

/// Deposits again while its own deposit is being counted.
contract ReenteringToken {
    mapping(address => uint256) public balanceOf;
    function transferFrom(address, address to, uint256 value) external returns (bool) {
        if (value > 1) IDepository(msg.sender).depositErc20(address(0), address(this), value - 1, bytes32(0));
        balanceOf[to] += value;
        return true;
    }
}
`

const { deployer, solver, users } = sandboxAccounts
const [alice, bob] = users
const id = keccak256(toHex('request'))

let node: AnvilNode
let client: ChainPublicClient
let asDeployer: ChainWalletClient
let asSolver: ChainWalletClient
let asAlice: ChainWalletClient
let depository: { address: Address; abi: typeof depositoryAbi }
let deposits: { address: Address; abi: typeof depositCalls }
let usdc: { address: Address; abi: typeof erc20Abi }

beforeAll(async () => {
  node = await startAnvil({ chainId: 31337, port: 0 })
  const connection = { id: 31337, name: 'Alder', rpcUrl: node.rpcUrl }
  client = createChainPublicClient(connection)
  asDeployer = createChainWalletClient(connection, deployer)
  asSolver = createChainWalletClient(connection, solver)
  asAlice = createChainWalletClient(connection, alice)
  const tokens = [{ symbol: 'USDC', name: 'USD Coin', decimals: 6, priceUsd: '1' }]
  const native = { symbol: 'ETH', name: 'Ether', decimals: 18, priceUsd: '2500' }
  const deployed = await deployContracts(connection, { spec: { native, tokens }, rotation: 0 })
  depository = { address: deployed.depository, abi: depositoryAbi }
  deposits = { address: deployed.depository, abi: depositCalls }
  usdc = { address: deployed.tokens[0]?.address ?? zeroAddress, abi: erc20Abi }
})

afterAll(() => node.stop())

describe('Depository', () => {
  it('error: returns native tokens without a request', async () => {
    await expect(asAlice.sendTransaction({ to: depository.address, value: 1n })).rejects.toThrow('revert')
  })

  it('error: refuses amounts of zero', async () => {
    const native = {
      ...deposits,
      account: alice.address,
      functionName: 'depositNative',
      args: [zeroAddress, id],
    } as const
    await expect(client.simulateContract(native)).rejects.toThrow('ZeroAmount()')
    const token = { ...deposits, account: alice.address, functionName: 'depositErc20' } as const
    await expect(
      client.simulateContract({ ...token, args: [zeroAddress, usdc.address, 0n, id] }),
    ).rejects.toThrow('ZeroAmount()')
    const fill = { ...depository, account: solver.address } as const
    await expect(
      client.simulateContract({ ...fill, functionName: 'fillNative', args: [id, bob.address] }),
    ).rejects.toThrow('ZeroAmount()')
    await expect(
      client.simulateContract({
        ...fill,
        functionName: 'fillErc20',
        args: [id, usdc.address, bob.address, 0n],
      }),
    ).rejects.toThrow('ZeroAmount()')
    await expect(
      client.simulateContract({ ...fill, functionName: 'refund', args: [id, zeroAddress, bob.address, 0n] }),
    ).rejects.toThrow('ZeroAmount()')
  })

  it('error: refuses a token that doesn’t exist', async () => {
    const token = { ...deposits, account: alice.address, functionName: 'depositErc20' } as const
    await expect(
      client.simulateContract({ ...token, args: [zeroAddress, bob.address, 1n, id] }),
    ).rejects.toThrow('NotAToken')
    await expect(
      client.simulateContract({ ...token, args: [zeroAddress, zeroAddress, 1n, id] }),
    ).rejects.toThrow('NotAToken')
  })

  it('error: refuses a deposit that was not approved', async () => {
    await expect(
      client.simulateContract({
        ...deposits,
        account: solver.address,
        functionName: 'depositErc20',
        args: [zeroAddress, usdc.address, 1n, id],
      }),
    ).rejects.toThrow('TransferFailed')
  })

  it('error: only the solver fills, refunds and withdraws', async () => {
    const asUser = { ...depository, account: alice.address } as const
    await expect(
      client.simulateContract({
        ...asUser,
        functionName: 'fillNative',
        args: [id, alice.address],
        value: 1n,
      }),
    ).rejects.toThrow('OnlySolver')
    await expect(
      client.simulateContract({
        ...asUser,
        functionName: 'fillErc20',
        args: [id, usdc.address, alice.address, 1n],
      }),
    ).rejects.toThrow('OnlySolver')
    await expect(
      client.simulateContract({
        ...asUser,
        functionName: 'refund',
        args: [id, zeroAddress, alice.address, 1n],
      }),
    ).rejects.toThrow('OnlySolver')
    await expect(
      client.simulateContract({
        ...asUser,
        functionName: 'withdraw',
        args: [zeroAddress, alice.address, 1n],
      }),
    ).rejects.toThrow('OnlySolver')
  })

  it('behavior: lets the solver withdraw deposits', async () => {
    await mined(
      asAlice.writeContract({
        ...deposits,
        functionName: 'depositNative',
        args: [zeroAddress, id],
        value: 70n,
      }),
    )
    const recipient = '0x00000000000000000000000000000000000a11ce'
    await mined(
      asSolver.writeContract({
        ...depository,
        functionName: 'withdraw',
        args: [zeroAddress, recipient, 30n],
      }),
    )
    expect(await client.getBalance({ address: recipient })).toBe(30n)
    expect(await client.getBalance({ address: depository.address })).toBe(40n)
  })

  it('behavior: counts what arrived of a token that keeps a part and returns nothing', async () => {
    const token = await deployHostile('TaxedSilentToken')
    const hash = await mined(
      asDeployer.writeContract({
        ...deposits,
        functionName: 'depositErc20',
        args: [zeroAddress, token, 200n, id],
      }),
    )
    const { blockHash } = await client.getTransactionReceipt({ hash })
    const events = await client.getContractEvents({ ...deposits, eventName: 'RelayErc20Deposit', blockHash })
    expect(events.map(({ args }) => args)).toEqual([{ from: deployer.address, token, amount: 180n, id }])

    const refund = [id, token, bob.address, 100n] as const
    await mined(asSolver.writeContract({ ...depository, functionName: 'refund', args: refund }))
    const held = {
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [depository.address],
    } as const
    expect(await client.readContract(held)).toBe(80n)
  })

  it('error: refuses a token whose transfer returns false, or moves nothing', async () => {
    const deposit = { ...deposits, account: alice.address, functionName: 'depositErc20' } as const
    const refusing = await deployHostile('RefusingToken')
    await expect(
      client.simulateContract({ ...deposit, args: [zeroAddress, refusing, 1n, id] }),
    ).rejects.toThrow('TransferFailed')
    const empty = await deployHostile('EmptyToken')
    await expect(client.simulateContract({ ...deposit, args: [zeroAddress, empty, 1n, id] })).rejects.toThrow(
      'ZeroAmount()',
    )
  })

  it('error: refuses a token that deposits again while its deposit is counted', async () => {
    const token = await deployHostile('ReenteringToken')
    const deposit = { ...deposits, account: alice.address, functionName: 'depositErc20' } as const
    await expect(client.simulateContract({ ...deposit, args: [zeroAddress, token, 2n, id] })).rejects.toThrow(
      'TransferFailed',
    )
    await client.simulateContract({ ...deposit, args: [zeroAddress, token, 1n, id] })
  })
})

describe('Erc20', () => {
  it('error: only the deployer mints', async () => {
    const mint = { ...usdc, functionName: 'mint', args: [alice.address, 1n] } as const
    await expect(client.simulateContract({ ...mint, account: alice.address })).rejects.toThrow('OnlyDeployer')
    await client.simulateContract({ ...mint, account: deployer.address })
  })

  it('error: refuses transfers beyond the balance or allowance, and to the zero address', async () => {
    const transfer = { ...usdc, account: bob.address, functionName: 'transfer' } as const
    await expect(client.simulateContract({ ...transfer, args: [alice.address, 1n] })).rejects.toThrow(
      'ERC20InsufficientBalance',
    )
    await expect(client.simulateContract({ ...transfer, args: [zeroAddress, 0n] })).rejects.toThrow(
      'ERC20InvalidReceiver',
    )
    const pull = { ...usdc, account: bob.address, functionName: 'transferFrom' } as const
    await expect(
      client.simulateContract({ ...pull, args: [solver.address, bob.address, 1n] }),
    ).rejects.toThrow('ERC20InsufficientAllowance')
  })

  it('behavior: reduces an allowance by what was moved, unless it has no limit', async () => {
    const spender = alice.address
    const pull = { ...usdc, functionName: 'transferFrom', args: [solver.address, bob.address, 4n] } as const
    const allowance = { ...usdc, functionName: 'allowance', args: [solver.address, spender] } as const
    const supply = await client.readContract({ ...usdc, functionName: 'totalSupply' })
    await mined(asSolver.writeContract({ ...usdc, functionName: 'approve', args: [spender, 10n] }))
    await mined(asAlice.writeContract(pull))
    expect(await client.readContract(allowance)).toBe(6n)

    const unlimited = 2n ** 256n - 1n
    await mined(asSolver.writeContract({ ...usdc, functionName: 'approve', args: [spender, unlimited] }))
    await mined(asAlice.writeContract(pull))
    expect(await client.readContract(allowance)).toBe(unlimited)
    const balance = { ...usdc, functionName: 'balanceOf' } as const
    expect(await client.readContract({ ...balance, args: [bob.address] })).toBe(8n)
    expect(await client.readContract({ ...balance, args: [solver.address] })).toBe(supply - 8n)
    expect(await client.readContract({ ...usdc, functionName: 'totalSupply' })).toBe(supply)
  })
})

async function mined(sending: Promise<Hex>): Promise<Hex> {
  const hash = await sending
  const { status } = await client.waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  return hash
}

interface SolcOutput {
  contracts: { 'Hostile.sol': Record<string, { abi: Abi; evm: { bytecode: { object: string } } }> }
}

async function deployHostile(name: string): Promise<Address> {
  const input = {
    language: 'Solidity',
    sources: { 'Hostile.sol': { content: source } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  const contract = output.contracts['Hostile.sol'][name]
  if (!contract) throw new TypeError(`There is no contract ${name}.`)
  const hash = await asDeployer.deployContract({
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new TypeError(`${name} was not deployed.`)
  return getAddress(contractAddress)
}

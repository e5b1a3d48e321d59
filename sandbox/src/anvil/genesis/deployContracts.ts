import {
  createTestClient,
  encodeDeployData,
  getAddress,
  http,
  parseUnits,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import {
  approvalProxyAbi,
  callFillerAbi,
  depositAddressesAbi,
  depositoryAbi,
  erc20Abi,
  swapSourceAbi,
  wrappedNativeAbi,
} from '../../contracts/generated/abis.ts'
import {
  approvalProxyBytecode,
  callFillerBytecode,
  depositAddressesBytecode,
  depositoryBytecode,
  erc20Bytecode,
  legacyErc20Bytecode,
  permit2Bytecode,
  permitErc20Bytecode,
  swapSourceBytecode,
  taxedErc20Bytecode,
  wrappedNativeBytecode,
} from '../../contracts/generated/bytecodes.ts'
import type { LedgerChain, LedgerCurrency } from '../../domain/chains/chain.ts'
import {
  initialReserveOf,
  tradableCurrenciesOf,
  type ChainSpec,
  type CurrencySpec,
  type SwapSourceSpec,
} from '../../domain/ledger/chainSpecs.ts'
import { deploymentOrder } from '../../domain/ledger/deploymentOrder.ts'
import { permit2Address } from '../../domain/ledger/permit2Types.ts'
import { toSwapPrice } from '../../domain/money/swapMath.ts'
import { sandboxAccounts } from '../../domain/chains/accounts.ts'
import {
  createChainPublicClient,
  createChainWalletClient,
  type ChainConnection,
} from '../clients/createChainClients.ts'

/** The contracts of a chain once everything is deployed. */
export interface DeployedContracts extends Omit<LedgerChain, 'id' | 'name' | 'family' | 'currencies'> {
  tokens: readonly LedgerCurrency[]
  /** The first block in which the depository can hold anything. */
  startBlock: bigint
}

/** Whole units of every token that the solver gets. */
export const solverUnits = '1000000'

/** Wei that the deployer starts with, to fund wrapped currency and swap sources. */
const deployerFunds = parseUnits('100000000', 18)

const { deployer, solver } = sandboxAccounts

/**
 * Deploys all contracts on a fresh chain: the depository, tokens, deposit addresses, swap sources and those that make calls.
 *
 * `rotation` shifts their order, and so their addresses.
 */
export async function deployContracts(
  connection: ChainConnection,
  { spec, rotation }: { spec: Pick<ChainSpec, 'native' | 'tokens' | 'swapSources'>; rotation: number },
): Promise<DeployedContracts> {
  const client = createChainPublicClient(connection)
  const wallet = createChainWalletClient(connection, deployer)
  const node = createTestClient({ mode: 'anvil', transport: http(connection.rpcUrl) })
  await node.setBalance({ address: deployer.address, value: deployerFunds })

  const [depository, ...tokenContracts] = await deployAll(
    [depositoryCode(), ...spec.tokens.map((token) => tokenCode(token))],
    rotation,
  )
  const tokens = spec.tokens.map((token, index) => ({ ...token, address: addressAt(tokenContracts, index) }))
  const currencies = [{ ...spec.native, address: zeroAddress }, ...tokens]
  const sourceSpecs = spec.swapSources ?? []
  const [filler, addresses, ...sources] = await deployAll(
    [
      fillerCode(),
      addressesCode(addressAt([depository], 0)),
      ...sourceSpecs.map((source) => sourceCode(source, currencies)),
    ],
    rotation,
  )
  const callFiller = addressAt([filler], 0)
  const approvalProxy = await deployApprovalProxy()
  return {
    depository: addressAt([depository], 0),
    depositAddresses: addressAt([addresses], 0),
    callFiller,
    callRunner: await client.readContract({
      address: callFiller,
      abi: callFillerAbi,
      functionName: 'runner',
    }),
    approvalProxy,
    callRouter: await client.readContract({
      address: approvalProxy,
      abi: approvalProxyAbi,
      functionName: 'router',
    }),
    swapSources: sourceSpecs.map(({ name, feeBps }, index) => ({
      name,
      feeBps,
      address: addressAt(sources, index),
    })),
    tokens,
    startBlock: depository?.blockNumber ?? 0n,
  }

  /** Deploys the contract that takes permits of Permit2, and Permit2 itself at the address that wallets and clients expect. */
  async function deployApprovalProxy(): Promise<Address> {
    const permit2 = await deployAll([{ data: permit2Bytecode }], 0)
    const bytecode = await client.getCode({ address: addressAt(permit2, 0) })
    if (!bytecode) throw new TypeError('Permit2 has no code.')
    await node.setCode({ address: permit2Address, bytecode })
    const args = [permit2Address] as const
    const data = encodeDeployData({ abi: approvalProxyAbi, bytecode: approvalProxyBytecode, args })
    return addressAt(await deployAll([{ data }], 0), 0)
  }

  /** Deploys in rotated order; resolves in the order given. */
  async function deployAll(codes: readonly Code[], by: number): Promise<Deployed[]> {
    // Sent one after another so that nonces follow the order, but awaited together, since blocks may be slow.
    const sent: { index: number; hash: Hex }[] = []
    for (const index of deploymentOrder(codes.length, by)) {
      const { data, value = 0n } = codes[index] ?? missing()
      sent.push({ index, hash: await wallet.sendTransaction({ data, value }) })
    }
    const deployed = await Promise.all(
      sent.map(async ({ index, hash }) => {
        const { contractAddress, blockNumber, status } = await client.waitForTransactionReceipt({ hash })
        if (!contractAddress || status !== 'success') {
          throw new TypeError(`Transaction ${hash} did not deploy a contract.`)
        }
        return { index, address: getAddress(contractAddress), blockNumber }
      }),
    )
    return deployed.toSorted((one, other) => one.index - other.index)
  }
}

interface Code {
  data: Hex
  value?: bigint | undefined
}

interface Deployed {
  address: Address
  blockNumber: bigint
}

function depositoryCode(): Code {
  return {
    data: encodeDeployData({ abi: depositoryAbi, bytecode: depositoryBytecode, args: [solver.address] }),
  }
}

function fillerCode(): Code {
  return {
    data: encodeDeployData({ abi: callFillerAbi, bytecode: callFillerBytecode, args: [solver.address] }),
  }
}

function addressesCode(depository: Address): Code {
  const args = [depository] as const
  return { data: encodeDeployData({ abi: depositAddressesAbi, bytecode: depositAddressesBytecode, args }) }
}

function tokenCode({ name, symbol, decimals, kind }: CurrencySpec): Code {
  if (kind === 'wrapped') {
    const args = [name, symbol, decimals] as const
    return { data: encodeDeployData({ abi: wrappedNativeAbi, bytecode: wrappedNativeBytecode, args }) }
  }
  const bytecode = {
    legacy: legacyErc20Bytecode,
    taxed: taxedErc20Bytecode,
    permit: permitErc20Bytecode,
    plain: erc20Bytecode,
  }[kind ?? 'plain']
  const args = [name, symbol, decimals, parseUnits(solverUnits, decimals), solver.address] as const
  // The constructors of all token kinds take the same arguments.
  return { data: encodeDeployData({ abi: erc20Abi, bytecode, args }) }
}

function sourceCode(source: SwapSourceSpec, currencies: readonly LedgerCurrency[]): Code {
  const tradable = tradableCurrenciesOf(currencies)
  const args = [
    BigInt(source.feeBps),
    tradable.map(({ address }) => address),
    tradable.map((currency) => toSwapPrice(currency)),
  ] as const
  const native = tradable.find(({ address }) => address === zeroAddress)
  return {
    data: encodeDeployData({ abi: swapSourceAbi, bytecode: swapSourceBytecode, args }),
    value: native && initialReserveOf(source, native),
  }
}

function addressAt(deployed: readonly (Deployed | undefined)[], index: number): Address {
  return (deployed[index] ?? missing()).address
}

function missing(): never {
  throw new TypeError('A contract was not among the deployments.')
}

import { isAddressEqual, numberToHex, type Address } from 'viem'
import type { NodeRpc } from './nodeRpc.ts'
import { RpcError, rpcErrorCodes } from './rpcError.ts'
import {
  invalidParams,
  isFields,
  paramAt,
  readQuantity,
  readRpcTransaction,
  type RpcRequest,
} from './rpcParams.ts'
import type { SimulatedChain } from './simulatedChain.ts'

/** Who decides in the wallet: everything is approved, everything is declined, or a function is asked. */
export type WalletApproval = 'always' | 'never' | ((request: RpcRequest) => Promise<boolean>)

/** A wallet as a page sees it (EIP-1193). */
export interface SimulatedProvider {
  /** @throws {RpcError} with the codes of EIP-1193 and EIP-1474. */
  request(request: RpcRequest): Promise<unknown>
  on(event: string, listener: WalletListener): void
  removeListener(event: string, listener: WalletListener): void
}

/** Gets what an event brings: accounts for `accountsChanged`, a chain id in hexadecimal for `chainChanged`. */
export type WalletListener = (payload: unknown) => void

/** A wallet as the person who holds it sees it. */
export interface SimulatedWallet {
  readonly provider: SimulatedProvider
  /** What the person does with a prompt. A promise that never settles leaves the prompt open. */
  approve: WalletApproval
  /** The account that pages see; undefined when the wallet is not connected. */
  readonly account: Address | undefined
  readonly chainId: number
  /** Shows another account to pages, which are told. */
  switchAccount(address: Address): void
  /** Moves to another chain; pages are told. */
  switchChain(chainId: number): void
  /** Shows no account any more; pages are told. */
  disconnect(): void
}

/** Makes a wallet over simulated chains, on the first of them. Not connected: a page has to ask for an account. */
export function createSimulatedWallet({
  chains,
  accounts,
  connected,
}: {
  chains: readonly { chain: SimulatedChain; node: NodeRpc }[]
  /** Accounts whose transactions it can send; the first is shown. */
  accounts: readonly [Address, ...Address[]]
  connected: boolean
}): SimulatedWallet {
  const [home] = chains
  if (!home) throw new TypeError('A wallet needs at least one chain.')
  let current = home
  let selected: Address = accounts[0]
  let isConnected = connected
  const listeners = new Map<string, Set<WalletListener>>()

  const methods: Record<string, (request: RpcRequest) => Promise<unknown>> = {
    eth_chainId: async () => numberToHex(current.chain.chain.id),
    eth_accounts: async () => shownAccounts(),
    eth_requestAccounts: async (request) => {
      if (!isConnected) {
        await prompt(request)
        isConnected = true
        emit('accountsChanged', shownAccounts())
      }
      return shownAccounts()
    },
    wallet_switchEthereumChain: async (request) => {
      const target = findChain(readChainId(request))
      if (target !== current) {
        await prompt(request)
        moveTo(target)
      }
      return null
    },
    eth_sendTransaction: sendTransaction,
  }
  const provider: SimulatedProvider = {
    async request(request) {
      const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
      if (method) return method(request)
      if (request.method.startsWith('eth_sign') || !/^(eth|net)_/.test(request.method)) {
        throw new RpcError(rpcErrorCodes.unsupportedMethod, `The wallet does not do ${request.method}.`)
      }
      return current.node.request(request)
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set.add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
  const wallet: SimulatedWallet = {
    provider,
    approve: 'always',
    get account() {
      return isConnected ? selected : undefined
    },
    get chainId() {
      return current.chain.chain.id
    },
    switchAccount(address) {
      const account = accounts.find((account) => isAddressEqual(account, address))
      if (!account) throw new TypeError(`${address} is not an account of this wallet.`)
      selected = account
      if (isConnected) emit('accountsChanged', shownAccounts())
    },
    switchChain(chainId) {
      moveTo(findChain(chainId))
    },
    disconnect() {
      isConnected = false
      emit('accountsChanged', [])
    },
  }
  return wallet

  async function sendTransaction(request: RpcRequest): Promise<unknown> {
    const parameters = paramAt(request, 0)
    const transaction = readRpcTransaction(parameters)
    if (!isConnected || !isAddressEqual(transaction.from, selected)) {
      throw new RpcError(rpcErrorCodes.unauthorized, 'The account that is to send is not the connected one.')
    }
    const chain = current
    const wantedChainId = isFields(parameters) ? readQuantity(parameters['chainId']) : undefined
    if (wantedChainId !== undefined && wantedChainId !== BigInt(chain.chain.chain.id)) {
      throw invalidParams(`the wallet is on chain ${chain.chain.chain.id}`)
    }
    await prompt(request)
    return chain.chain.send(transaction).hash
  }

  async function prompt(request: RpcRequest): Promise<void> {
    const { approve } = wallet
    const isApproved = typeof approve === 'function' ? await approve(request) : approve === 'always'
    if (!isApproved) throw new RpcError(rpcErrorCodes.userRejected, 'User rejected the request.')
  }

  function shownAccounts(): Address[] {
    return isConnected ? [selected] : []
  }

  function findChain(chainId: number) {
    const found = chains.find(({ chain }) => chain.chain.id === chainId)
    if (found) return found
    throw new RpcError(rpcErrorCodes.unknownChain, `The wallet does not know chain ${chainId}.`)
  }

  function moveTo(target: (typeof chains)[number]): void {
    if (target === current) return
    current = target
    emit('chainChanged', numberToHex(current.chain.chain.id))
  }

  function emit(event: string, payload: unknown): void {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
}

function readChainId(request: RpcRequest): number {
  const parameters = paramAt(request, 0)
  const chainId = isFields(parameters) ? readQuantity(parameters['chainId']) : undefined
  if (chainId === undefined) throw invalidParams('it needs a chainId')
  return Number(chainId)
}

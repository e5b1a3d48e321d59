import { isAddressEqual, isHex, numberToHex, type Address } from 'viem'
import type { SandboxFacts } from '../sandbox/sandboxFacts.ts'
import { createBatches } from './batches.ts'
import { createEmitter, type Emitter } from './emitter.ts'
import { createRpc } from './rpc.ts'
import {
  chainDisconnected,
  invalidParams,
  unauthorized,
  unknownChain,
  unsupported,
  userRejected,
} from './rpcErrors.ts'
import { signMessage, signTypedData } from './sign.ts'
import { sendTransaction } from './sendTransaction.ts'
import type { AskPerson } from './walletPrompt.ts'
import { readMemory, writeMemory, type WalletMemory } from './walletStorage.ts'

/** A wallet as a page sees it (EIP-1193). */
export interface DemoWallet extends Pick<Emitter, 'on' | 'removeListener'> {
  request(parameters: { method: string; params?: unknown }): Promise<unknown>
}

export interface CreateDemoWalletParameters extends SandboxFacts {
  /** Address of a chain's node, by chain id. */
  rpcUrl: (chainId: number) => string
  /** Asks the person; one question at a time. */
  ask: AskPerson
  /** Keeps the connection over a reload. */
  storage: Storage
}

/**
 * Makes a wallet around the sandbox's public accounts, so that the demo needs no extension.
 *
 * **It holds keys that everybody has. Never let it hold real money.**
 */
export function createDemoWallet(parameters: CreateDemoWalletParameters): DemoWallet {
  const { chains, accounts, rpcUrl, ask, storage } = parameters
  const emitter = createEmitter()
  const rpc = createRpc(rpcUrl)
  const batches = createBatches(rpc)
  let memory = readMemory(storage, { account: undefined, chainId: chains[0]?.id ?? 1 })
  if (!keyOf(memory.account)) memory = { ...memory, account: undefined }

  function keyOf(account: Address | undefined) {
    return accounts.find(({ address }) => account && isAddressEqual(address, account))
  }

  function chainOf(chainId: number) {
    return chains.find(({ id }) => id === chainId)
  }

  function remember(change: Partial<WalletMemory>): void {
    memory = { ...memory, ...change }
    writeMemory(storage, memory)
  }

  function connected(): Address[] {
    return memory.account ? [memory.account] : []
  }

  async function approve(prompt: Parameters<AskPerson>[0]): Promise<Address | undefined> {
    const answer = await ask(prompt)
    if (!answer.isApproved) throw userRejected()
    return answer.account
  }

  async function connect(): Promise<Address[]> {
    const choices = accounts.map(({ address }) => address)
    const account = await approve({
      title: 'Connect',
      text: `${document.title.split(':')[0]} wants to see an account of this wallet and to ask it for transactions.`,
      accounts: { choices, selected: memory.account ?? choices[0] ?? '0x' },
      approveLabel: 'Connect',
    })
    const hasChanged = account !== memory.account
    remember({ account })
    if (hasChanged) emitter.emit('accountsChanged', connected())
    return connected()
  }

  async function switchChain(params: unknown, { isAdded = false } = {}): Promise<null> {
    const chainId = readChainId(params)
    if (chainId === memory.chainId) return null
    const next = chainOf(chainId)
    if (!next)
      throw isAdded
        ? invalidParams('The demo wallet only takes chains of the sandbox.')
        : unknownChain(chainId)
    await approve({
      title: 'Switch network',
      text: 'The page asks this wallet to work on another network.',
      rows: [
        { label: 'Now', value: chainOf(memory.chainId)?.name ?? String(memory.chainId) },
        { label: 'Then', value: next.name },
      ],
      approveLabel: 'Switch',
    })
    remember({ chainId })
    emitter.emit('chainChanged', numberToHex(chainId))
    return null
  }

  function session(account: unknown) {
    const key = typeof account === 'string' ? keyOf(account as Address) : undefined
    const chain = chainOf(memory.chainId)
    if (!key || !connected().some((address) => isAddressEqual(address, key.address))) throw unauthorized()
    if (!chain) throw unknownChain(memory.chainId)
    return { key, chain, rpcUrl: rpcUrl(chain.id), approve }
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    const [first, second] = Array.isArray(params) ? (params as unknown[]) : []
    switch (method) {
      case 'eth_accounts':
        return connected()
      case 'eth_requestAccounts':
        return memory.account ? connected() : connect()
      case 'wallet_requestPermissions':
        return toPermissions(await connect())
      case 'wallet_getPermissions':
        return toPermissions(connected())
      case 'wallet_revokePermissions':
        remember({ account: undefined })
        emitter.emit('accountsChanged', [])
        return null
      case 'eth_chainId':
        return numberToHex(memory.chainId)
      case 'net_version':
        return String(memory.chainId)
      case 'wallet_switchEthereumChain':
        return switchChain(first)
      case 'wallet_addEthereumChain':
        return switchChain(first, { isAdded: true })
      case 'eth_sendTransaction':
        return sendTransaction(first, session(fromOf(first)))
      case 'personal_sign':
        return signMessage(first, session(second))
      case 'eth_signTypedData_v4':
        return signTypedData(second, session(first))
      case 'wallet_getCapabilities':
        return batches.getCapabilities(
          session(first).key.address,
          chains.map(({ id }) => id),
        )
      case 'wallet_sendCalls':
        return batches.sendCalls(first, session(fromOf(first)))
      case 'wallet_getCallsStatus':
        return batches.getStatus(first)
      default:
        if (/^(wallet_|personal_|eth_sign)/.test(method)) throw unsupported(method)
        if (!chainOf(memory.chainId)) throw chainDisconnected(memory.chainId)
        return rpc(memory.chainId, method, params)
    }
  }

  return { request, on: emitter.on, removeListener: emitter.removeListener }
}

/** The answer to a question about permissions (EIP-2255). */
function toPermissions(accounts: readonly Address[]) {
  if (accounts.length === 0) return []
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }]
  return [{ invoker: location.origin, parentCapability: 'eth_accounts', caveats }]
}

function fromOf(transaction: unknown): unknown {
  return typeof transaction === 'object' && transaction !== null && 'from' in transaction
    ? transaction.from
    : undefined
}

function readChainId(params: unknown): number {
  const chainId =
    typeof params === 'object' && params !== null && 'chainId' in params ? params.chainId : undefined
  if (!isHex(chainId)) throw invalidParams('The chain id must be a hexadecimal string.')
  return Number(chainId)
}

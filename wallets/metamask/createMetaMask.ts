import { JsonRpcEngine, createScaffoldMiddleware, createAsyncMiddleware } from '@metamask/json-rpc-engine'
import { createWalletMiddleware } from '@metamask/eth-json-rpc-middleware'
import { personalSign, signTypedData, SignTypedDataVersion } from '@metamask/eth-sig-util'
import type { Eip1193Provider } from '@causeway/react/execution'
import { hexToBigInt, hexToBytes, numberToHex, type Address, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TestChain } from '../support/openSandbox.ts'
import { createBatchMethods, type Delegations } from './createBatchMethods.ts'

/** The extension without its windows: everything that it would ask is answered at once. */
export interface MetaMask {
  provider: Eip1193Provider
  /** Methods that the page has asked for, in order. */
  asked: string[]
  /** What the person says to prompts. @default true */
  approves: boolean
}

/**
 * MetaMask's own JSON-RPC packages, in the order in which its extension has them, on local chains: what reads requests, checks
 * them and answers batches is theirs; the key, the chains and the yes are given here.
 */
export function createMetaMask(
  privateKey: Hex,
  chains: readonly [TestChain, ...TestChain[]],
  delegations: Delegations,
): MetaMask {
  const account = privateKeyToAccount(privateKey)
  const key = Buffer.from(hexToBytes(privateKey))
  let current: TestChain = chains[0]
  const wallet: MetaMask = { asked: [], approves: true, provider: { request } }
  const getAccounts = async () => [account.address.toLowerCase()]

  const engine = new JsonRpcEngine()
  engine.push(
    createScaffoldMiddleware({
      eth_chainId: async (_request, response, _next, end) => {
        response.result = numberToHex(current.chain.id)
        end()
      },
      wallet_switchEthereumChain: createAsyncMiddleware(async ({ params }, response) => {
        const [{ chainId }] = params as [{ chainId: Hex }]
        const chain = chains.find(({ chain: { id } }) => numberToHex(id) === chainId)
        if (!chain) throw rpcError(4902, 'Unrecognized chain ID.')
        current = chain
        response.result = null
      }),
      ...createBatchMethods({ account, getAccounts, getChain: () => current, delegations, confirm }),
    }),
  )
  engine.push(
    createWalletMiddleware({
      getAccounts,
      async processTransaction(transaction) {
        confirm()
        const { to, data, value = '0x0' } = transaction as { to?: Address; data?: Hex; value?: Hex }
        return current.node.sendTransaction({ account, to, data, value: hexToBigInt(value) })
      },
      async processPersonalMessage({ data }) {
        confirm()
        return personalSign({ privateKey: key, data })
      },
      async processTypedMessageV4({ data }) {
        confirm()
        return signTypedData({
          privateKey: key,
          data: JSON.parse(String(data)) as never,
          version: SignTypedDataVersion.V4,
        })
      },
    }),
  )
  return wallet

  function confirm(): void {
    if (!wallet.approves) throw rpcError(4001, 'MetaMask Tx Signature: User denied transaction signature.')
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    wallet.asked.push(method)
    const answer = await engine.handle({ id: 1, jsonrpc: '2.0', method, params } as never)
    if ('error' in answer) throw answer.error
    return (answer as { result: unknown }).result
  }
}

function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}

import {
  getCallsStatus,
  getCapabilities,
  processSendCalls,
  walletGetCallsStatus,
  walletGetCapabilities,
  walletSendCalls,
  type EIP5792Messenger,
} from '@metamask/eip-5792-middleware'
import { createAsyncMiddleware } from '@metamask/json-rpc-engine'
import { Messenger } from '@metamask/messenger'
import { bytesToHex, numberToHex, type Address, type Hex, type PrivateKeyAccount } from 'viem'
import type { TestChain } from '../support/openSandbox.ts'
import { sendDelegated } from './sendDelegated.ts'

/** Where MetaMask's smart account stands on each chain, by chain id. */
export type Delegations = Readonly<Record<number, Address>>

interface BatchMethodsParameters {
  account: PrivateKeyAccount
  getAccounts: () => Promise<string[]>
  getChain: () => TestChain
  delegations: Delegations
  /** Throws when the person says no. */
  confirm: () => void
}

/** EIP-5792 as MetaMask answers it, and EIP-7702 as it upgrades accounts for that. */
export function createBatchMethods({
  account,
  getAccounts,
  getChain,
  delegations,
  confirm,
}: BatchMethodsParameters) {
  const transactions: Record<string, unknown>[] = []
  const messenger = new Messenger({ namespace: 'MOCK_ANY_NAMESPACE' }) as unknown as EIP5792Messenger
  const tell = (action: string, answer: unknown) =>
    messenger.registerActionHandler(action as never, (() => answer) as never)
  const internal = { address: account.address, metadata: { keyring: { type: 'HD Key Tree' } } }
  tell('AccountsController:getState', { internalAccounts: { accounts: { own: internal } } })
  tell('AccountsController:getSelectedAccount', internal)
  tell('PreferencesController:getState', { useTransactionSimulations: false })
  tell('TransactionController:getState', { transactions })
  messenger.registerActionHandler('NetworkController:getNetworkClientById', (() => ({
    configuration: { chainId: numberToHex(getChain().chain.id) },
  })) as never)

  const hooks = {
    addTransaction: unused,
    async addTransactionBatch({ transactions: nested }: { transactions: { params: Call }[] }) {
      confirm()
      const batchId = bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
      const chain = getChain()
      const hash = await sendDelegated(
        chain,
        account,
        delegationOn(chain),
        nested.map(({ params }) => params),
      )
      const transaction: Record<string, unknown> = {
        batchId,
        chainId: numberToHex(chain.chain.id),
        hash,
        status: 'submitted',
      }
      transactions.push(transaction)
      void follow(chain, transaction, hash)
      return { batchId }
    },
    getDismissSmartAccountSuggestionEnabled: () => false,
    isAtomicBatchSupported: ({ chainIds = [] }: { chainIds?: Hex[] }) =>
      Promise.all(chainIds.filter((id) => delegations[Number(id)]).map(supportOn)),
    validateSecurity: async () => {},
    isAuxiliaryFundsSupported: () => false,
    getIsSmartTransaction: () => false,
    isRelaySupported: async () => false,
    getSendBundleSupportedChains: async () => ({}),
  }

  return {
    wallet_getCapabilities: createAsyncMiddleware((request, response) =>
      walletGetCapabilities(request, response, {
        getAccounts,
        getCapabilities: (address, chainIds) => getCapabilities(hooks as never, messenger, address, chainIds),
      }),
    ),
    wallet_sendCalls: createAsyncMiddleware((request, response) =>
      walletSendCalls(request, response, {
        getAccounts,
        processSendCalls: (calls, asked) =>
          processSendCalls(hooks as never, messenger, calls, {
            ...asked,
            networkClientId: 'local',
            origin: 'https://bridge.example',
          } as never),
      }),
    ),
    wallet_getCallsStatus: createAsyncMiddleware((request, response) =>
      walletGetCallsStatus(request, response, {
        getCallsStatus: async (id) => getCallsStatus(messenger, id),
      }),
    ),
  }

  async function supportOn(chainId: Hex) {
    const { node, chain } = getChain()
    const upgradeContractAddress = delegations[Number(chainId)]
    const code = Number(chainId) === chain.id ? await node.getCode({ address: account.address }) : undefined
    const delegationAddress = code?.startsWith('0xef0100') ? (`0x${code.slice(8)}` as Address) : undefined
    const isSupported = delegationAddress?.toLowerCase() === upgradeContractAddress?.toLowerCase()
    return { chainId, isSupported, delegationAddress, upgradeContractAddress }
  }

  function delegationOn({ chain }: TestChain): Address {
    const found = delegations[chain.id]
    if (!found) throw new TypeError(`There is no smart account on ${chain.name}.`)
    return found
  }
}

interface Call {
  to?: Address
  data?: Hex
  value?: Hex
}

/** As MetaMask's controller keeps a transaction. */
async function follow({ node }: TestChain, transaction: Record<string, unknown>, hash: Hex): Promise<void> {
  const { status } = await node.waitForTransactionReceipt({ hash })
  const receipt: unknown = await node.request({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  } as never)
  Object.assign(transaction, { status: status === 'success' ? 'confirmed' : 'failed', txReceipt: receipt })
}

function unused(): never {
  throw new TypeError('It sends no batch of one.')
}

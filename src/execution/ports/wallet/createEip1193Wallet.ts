import { checkArgument, checkChange, type Kind, type Kinds } from '../../../errors/checks/checkKinds.ts'
import { checkObject } from '../../../errors/checks/checkObject.ts'
import * as z from 'zod/mini'
import { numberToHex, stringToHex, type Address, type Chain, type Hex } from 'viem'
import {
  anything,
  chainId as chainIdSchema,
  evmAddress,
  hex,
  number,
  text,
} from '../../../schemas/base/primitives.ts'
import { array, map, object } from '../../../schemas/base/object.ts'
import { lenient, nullish } from '../../../schemas/base/nullish.ts'
import { parseWithSchema } from '../../../schemas/base/parseWithSchema.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { typedDataJson } from './typedDataJson.ts'
import type { Wallet, WalletBatches } from './wallet.ts'
import { isChainUnknown } from './walletErrors.ts'

/** The part of an EIP-1193 provider that is used. */
export interface Eip1193Provider {
  request(request: { method: string; params?: unknown }): Promise<unknown>
}

/** The accepted kinds of provider: some are functions. */
export const providerKind: Kind = { functions: ['request'] }

/** The parameters of wallets that are created from a provider. */
export const walletKinds: Kinds<keyof CreateEip1193WalletParameters> = {
  account: 'address',
  chains: 'chains',
}

export interface CreateEip1193WalletParameters {
  account: Address
  /** Chains that may be added to the wallet if it doesn't know them. */
  chains?: readonly Chain[] | undefined
}

/**
 * Creates a `Wallet` from a raw EIP-1193 provider, such as one announced by EIP-6963.
 *
 * @example
 * const [account] = await provider.request({ method: 'eth_requestAccounts' })
 * const wallet = account && createEip1193Wallet(provider, { account, chains: [mainnet] })
 *
 * @throws {InvalidArgumentError} when `provider` isn't a provider, or another parameter is invalid.
 */
export function createEip1193Wallet(
  provider: Eip1193Provider,
  parameters: CreateEip1193WalletParameters,
): Wallet {
  checkArgument('createEip1193Wallet', 'provider', provider, providerKind)
  checkChange('createEip1193Wallet', parameters, walletKinds, 'parameters')
  checkObject(parameters, 'createEip1193Wallet', 'parameters', { fields: ['account'] })
  const { account, chains = [] } = parameters
  const ask: Ask = async (method, params, schema) =>
    parseWithSchema(schema, await provider.request({ method, params }))
  /** The account in the wallet's own letter case: the quote's may differ, and Safe recognizes only its own. */
  const toWalletCase = (from: Address) => (isSameAddress(from, account) ? account : from)

  return {
    address: account,
    getAccount: async () => (await ask('eth_accounts', [], array(evmAddress)))[0],
    getChainId: () => ask('eth_chainId', [], quantity),
    async switchChain(chainId) {
      const target = { chainId: numberToHex(chainId) }
      try {
        await ask('wallet_switchEthereumChain', [target], anything)
      } catch (error) {
        const chain = chains.find(({ id }) => id === chainId)
        if (!isChainUnknown(error) || !chain) throw error
        await ask('wallet_addEthereumChain', [toAddChain(chain)], anything)
        await ask('wallet_switchEthereumChain', [target], anything)
      }
    },
    sendTransaction: ({ from, to, data, value, chainId }) =>
      ask(
        'eth_sendTransaction',
        [{ from: toWalletCase(from), to, data, value: numberToHex(value), chainId: numberToHex(chainId) }],
        hashAnswer,
      ),
    signMessage: (message) =>
      ask('personal_sign', ['raw' in message ? message.raw : stringToHex(message.text), account], hex),
    signTypedData: (typedData) => ask('eth_signTypedData_v4', [account, typedDataJson(typedData)], hex),
    batches: batchesOf(ask, account, toWalletCase),
  }
}

type Ask = <schema extends z.ZodMiniType>(
  method: string,
  params: readonly unknown[],
  schema: schema,
) => Promise<z.output<schema>>

function batchesOf(ask: Ask, account: Address, toWalletCase: (from: Address) => Address): WalletBatches {
  return {
    async getAtomicity(chainId) {
      const id = numberToHex(chainId)
      const capabilities = await ask('wallet_getCapabilities', [account, [id]], object({}))
      return parseWithSchema(capabilitiesSchema, (capabilities as Record<string, unknown>)[id])
    },
    sendCalls: ({ id, from, chainId, calls }) =>
      ask(
        'wallet_sendCalls',
        [
          {
            version: '2.0.0',
            id,
            from: toWalletCase(from),
            chainId: numberToHex(chainId),
            atomicRequired: true,
            calls: calls.map(({ to, data, value }) => ({
              to,
              // Omitted if empty, since MetaMask rejects empty data.
              ...(data !== '0x' && { data }),
              value: numberToHex(value),
            })),
          },
        ],
        callsIdSchema,
      ),
    getCallsStatus: (id) => ask('wallet_getCallsStatus', [id], callsStatusSchema),
  }
}

/** Accepts any text: a sent transaction must not be lost because its hash looks wrong. */
const hashAnswer = map(text, (answer) => answer as Hex)

/** A chain ID in hexadecimal, as the standard says, or as a number, as some wallets return it. */
const quantity = z.pipe(
  // Digits without 0x could be decimal or hexadecimal, and a wrong guess could pass for the right chain.
  z.transform((value) =>
    typeof value === 'string' ? (value.startsWith('0x') ? Number(value) : undefined) : value,
  ),
  chainIdSchema,
)

/** `atomic` in the standard, `atomicBatch` in its drafts. */
const capabilitiesSchema = map(
  object({
    atomic: lenient(object({ status: text })),
    atomicBatch: lenient(object({ supported: z.transform((value) => value === true) })),
  }),
  ({ atomic, atomicBatch }) => {
    const status = atomic?.status ?? (atomicBatch?.supported && 'supported')
    return status === 'supported' || status === 'ready' ? status : 'unsupported'
  },
)

/** An object with the ID; in drafts of the standard, the ID alone. */
const callsIdSchema = z.union([text, map(object({ id: text }), ({ id }) => id)])

/** Status words of the standard's drafts. */
const draftStatuses: ReadonlyMap<string, number> = new Map([
  ['PENDING', 100],
  ['CONFIRMED', 200],
])

/** 0 or 1, as a number or in hexadecimal; some wallets write the word. */
const receiptStatus = z.pipe(
  z.transform((status) => (status === 'reverted' || Number(status) === 0 ? 'reverted' : 'success')),
  z.enum(['reverted', 'success']),
)

const callsStatusSchema = map(
  object({
    // Some wallets return the code in hexadecimal, like quantities.
    status: z.union([number, map(text, (word) => draftStatuses.get(word) ?? (Number(word) || 0))]),
    receipts: nullish(array(object({ transactionHash: hex, status: lenient(receiptStatus) }))),
  }),
  ({ status, receipts }) => ({
    status,
    transactionHashes: (receipts ?? []).map(({ transactionHash }) => transactionHash),
    revertedHashes: (receipts ?? [])
      .filter((receipt) => receipt.status === 'reverted')
      .map(({ transactionHash }) => transactionHash),
  }),
)

function toAddChain({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Chain) {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { blockExplorerUrls: Object.values(blockExplorers).map(({ url }) => url) }),
  }
}

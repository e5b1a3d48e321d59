import {
  createWalletClient,
  defineChain,
  http,
  isAddress,
  isHex,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { prepareTransactionRequest } from 'viem/actions'
import type { ChainFacts } from '../sandbox/sandboxFacts.ts'
import { describeTransaction, formatCurrency, type TransactionDescription } from './describeTransaction.ts'
import { invalidParams, ProviderRpcError } from './rpcErrors.ts'
import type { WalletSession } from './walletSession.ts'

/** What a page asks to send. */
export interface AskedTransaction {
  to: Address
  data: Hex
  value: bigint
}

/** Shows a transaction to the person, signs it when they approve, and sends it. */
export async function sendTransaction(transaction: unknown, session: WalletSession): Promise<Hex> {
  const asked = readTransaction(transaction)
  return signAndSend(asked, describeTransaction(asked, session.chain), session)
}

/** The same, for what is described already. */
export async function signAndSend(
  asked: AskedTransaction,
  { title, rows }: TransactionDescription,
  { key, chain, rpcUrl, approve }: WalletSession,
): Promise<Hex> {
  const account = privateKeyToAccount(key.privateKey)
  const client = createWalletClient({
    account,
    chain: toChain(chain, rpcUrl),
    transport: http(rpcUrl, { retryCount: 0 }),
  })
  const prepared = await prepareTransactionRequest(client, asked).catch((error: unknown) => {
    throw new ProviderRpcError(-32000, shortMessage(error))
  })
  const maxGas = prepared.gas * (prepared.maxFeePerGas ?? 0n)
  await approve({
    title,
    text: `The page asks to send a transaction on ${chain.name}.`,
    rows: [
      ...rows,
      { label: 'From', value: account.address, isCode: true },
      { label: 'Network', value: chain.name },
      { label: 'Sent along', value: formatCurrency(chain, zeroAddress, asked.value) },
      { label: 'Network fee, at most', value: formatCurrency(chain, zeroAddress, roundUp(maxGas)) },
    ],
    approveLabel: 'Approve',
  })
  return client.sendTransaction(prepared)
}

/** A limit on a fee is read at a glance: to a hundred-millionth of the currency, rounded up. */
function roundUp(wei: bigint): bigint {
  const unit = 10n ** 10n
  return ((wei + unit - 1n) / unit) * unit
}

/** @throws {ProviderRpcError} when it makes no sense. */
export function readTransaction(transaction: unknown): AskedTransaction {
  const { to, data = '0x', value = '0x0' } = (transaction ?? {}) as Record<string, unknown>
  if (typeof to !== 'string' || !isAddress(to)) throw invalidParams('The transaction has no recipient.')
  if (!isHex(data) || !isHex(value)) throw invalidParams('Data and value must be hexadecimal strings.')
  return { to, data, value: BigInt(value) }
}

function toChain({ id, name }: ChainFacts, rpcUrl: string) {
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
}

function shortMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'shortMessage' in error)
    return String(error.shortMessage)
  return error instanceof Error ? error.message : 'The transaction could not be prepared.'
}

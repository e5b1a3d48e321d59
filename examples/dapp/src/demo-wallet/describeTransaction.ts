import {
  decodeFunctionData,
  formatUnits,
  isAddressEqual,
  parseAbi,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import type { ChainFacts } from '../sandbox/sandboxFacts.ts'
import type { WalletPromptRow } from './walletPrompt.ts'

/** A transaction in words. */
export interface TransactionDescription {
  title: string
  rows: readonly WalletPromptRow[]
}

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address recipient, uint256 amount)',
  'function depositErc20(address depositor, address token, uint256 amount, bytes32 id)',
  'function depositNative(address depositor, bytes32 id)',
])

/** Says what a transaction does, as far as the wallet knows its contract; shows the bare data where it doesn't. */
export function describeTransaction(
  { to, data, value }: { to: Address; data: Hex; value: bigint },
  chain: ChainFacts,
): TransactionDescription {
  const call = decode(data)
  const amountOf = (currency: Address, amount: bigint) => formatCurrency(chain, currency, amount)
  const contract = { label: 'Contract', value: to, isCode: true }
  switch (call?.functionName) {
    case 'approve': {
      const [spender, amount] = call.args
      return {
        title: 'Allow spending',
        rows: [
          { label: 'Spending limit', value: amountOf(to, amount) },
          { label: 'Spender', value: nameContract(chain, spender), isCode: true },
          { label: 'Token', value: to, isCode: true },
        ],
      }
    }
    case 'transfer': {
      const [recipient, amount] = call.args
      return {
        title: 'Send tokens',
        rows: [
          { label: 'Amount', value: amountOf(to, amount) },
          { label: 'To', value: recipient, isCode: true },
        ],
      }
    }
    case 'depositErc20': {
      const [depositor, token, amount, id] = call.args
      return {
        title: 'Deposit',
        rows: [
          { label: 'Amount', value: amountOf(token, amount) },
          { label: 'To', value: nameContract(chain, to), isCode: true },
          { label: 'Depositor', value: depositor, isCode: true },
          { label: 'Order', value: id, isCode: true },
        ],
      }
    }
    case 'depositNative': {
      const [depositor, id] = call.args
      return {
        title: 'Deposit',
        rows: [
          { label: 'Amount', value: amountOf(zeroAddress, value) },
          { label: 'To', value: nameContract(chain, to), isCode: true },
          { label: 'Depositor', value: depositor, isCode: true },
          { label: 'Order', value: id, isCode: true },
        ],
      }
    }
    case undefined:
      return {
        title: data === '0x' ? 'Send' : 'Unknown call',
        rows: [
          { label: 'Amount', value: amountOf(zeroAddress, value) },
          data === '0x' ? { label: 'To', value: to, isCode: true } : contract,
          ...(data === '0x' ? [] : [{ label: 'Data', value: data, isCode: true }]),
        ],
      }
    default:
      return call satisfies never
  }
}

function decode(data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}

/** Writes an amount in full; of a currency that the wallet does not know, in its smallest unit. */
export function formatCurrency(chain: ChainFacts, address: Address, amount: bigint): string {
  const currency = chain.currencies.find((candidate) => isAddressEqual(candidate.address, address))
  return currency ? `${formatUnits(amount, currency.decimals)} ${currency.symbol}` : `${amount} units`
}

function nameContract(chain: ChainFacts, address: Address): string {
  return isAddressEqual(address, chain.depository) ? `Depository ${address}` : address
}

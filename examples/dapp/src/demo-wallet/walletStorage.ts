import { isAddress, type Address } from 'viem'

/** What the wallet remembers over a reload of the page. */
export interface WalletMemory {
  /** The account that the page is connected to. */
  account: Address | undefined
  chainId: number
}

const key = 'demo-wallet'

/** Reads what was remembered; whatever is missing or broken takes the value of `fallback`. */
export function readMemory(storage: Storage, fallback: WalletMemory): WalletMemory {
  const stored = parse(storage.getItem(key))
  const account = stored['account']
  const chainId = stored['chainId']
  return {
    account: typeof account === 'string' && isAddress(account) ? account : fallback.account,
    chainId: typeof chainId === 'number' ? chainId : fallback.chainId,
  }
}

/** Remembers over a reload. */
export function writeMemory(storage: Storage, memory: WalletMemory): void {
  storage.setItem(key, JSON.stringify(memory))
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

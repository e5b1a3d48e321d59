import { concat, getAddress, type Address, type Hex } from 'viem'

/**
 * What an account is.
 *
 * - `plain`: a key, and no code.
 * - `contract`: a contract that checks signatures of its owner's key (ERC-1271) and runs batches (ERC-7821).
 * - `delegated`: a key that lends the code of such a contract (EIP-7702).
 */
export type AccountCode =
  | { type: 'plain' }
  | { type: 'contract'; owner: Address; /** Sends its transactions. */ bundler: Address }
  | { type: 'delegated'; delegate: Address }

/** What the accounts of a chain are; every one is plain until it is told otherwise. */
export interface AccountCodes {
  of(account: Address): AccountCode
  set(account: Address, code: AccountCode): void
  /** The code as a node shows it. */
  bytesOf(account: Address): Hex
}

export function createAccountCodes(): AccountCodes {
  const codes = new Map<Address, AccountCode>()
  const of = (account: Address): AccountCode => codes.get(getAddress(account)) ?? { type: 'plain' }
  return {
    of,
    set(account, code) {
      codes.set(getAddress(account), code)
    },
    bytesOf(account) {
      const code = of(account)
      switch (code.type) {
        case 'plain':
          return '0x'
        case 'contract':
          return contractCode
        case 'delegated':
          return concat([delegationPrefix, code.delegate])
        default:
          return code satisfies never
      }
    },
  }
}

/** An invalid instruction stands for code that is never run. */
export const contractCode: Hex = '0xfe'

/** What the code of an account begins with that lends another's (EIP-7702). */
const delegationPrefix: Hex = '0xef0100'

import { concat, getAddress, type Address, type Hex } from 'viem'

/**
 * The kind of an account.
 *
 * - `plain`: a key without code.
 * - `contract`: a contract that checks signatures of its owner's key (ERC-1271) and runs batches (ERC-7821).
 * - `delegated`: a key that delegates to the code of such a contract (EIP-7702).
 */
export type AccountCode =
  | { type: 'plain' }
  | { type: 'contract'; owner: Address; /** Sends its transactions. */ bundler: Address }
  | { type: 'delegated'; delegate: Address }

/** The kinds of a chain's accounts; `plain` unless set otherwise. */
export interface AccountCodes {
  of(account: Address): AccountCode
  set(account: Address, code: AccountCode): void
  /** The account's code, as a node returns it. */
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

/** Placeholder code, an invalid instruction, since it is never run. */
export const contractCode: Hex = '0xfe'

/** Prefix of a delegated account's code (EIP-7702). */
const delegationPrefix: Hex = '0xef0100'

import type { Hex } from 'viem'

/** What the code of an account that delegates to a contract starts with (EIP-7702). */
const delegationPrefix = '0xef0100'

/** Whether the code at an address makes it a contract. An account that only delegates to code isn't a contract: it still has its key. */
export function hasOwnCode(code: Hex = '0x'): boolean {
  return code !== '0x' && !code.startsWith(delegationPrefix)
}

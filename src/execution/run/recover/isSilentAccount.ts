import { hasOwnCode } from '../../ports/chains/hasOwnCode.ts'
import type { Run } from '../../ports/run/run.ts'

/**
 * Whether no chain ever tells by an account's number that it did not send what it was asked for: a contract has others send for
 * it, and so may an account that lends its key's address to one.
 *
 * @returns false as well for a signature, of which its contract tells.
 */
export async function isSilentAccount(
  { chainReader, getState }: Pick<Run, 'chainReader' | 'getState'>,
  [index = 0]: readonly number[],
  chainId: number,
): Promise<boolean> {
  const { kind, intent } = getState().items[index] ?? {}
  if (kind !== 'transaction' || !intent) return false
  const code = await chainReader.getCode({ chainId, address: intent.from })
  if (hasOwnCode(code)) return true
  if (code === undefined || code === '0x') return false
  // One with a key may also have sent it directly.
  return intent.nonce === (await chainReader.getTransactionCount({ chainId, account: intent.from }))
}

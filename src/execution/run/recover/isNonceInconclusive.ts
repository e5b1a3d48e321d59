import { hasOwnCode } from '../../ports/chains/hasOwnCode.ts'
import type { Run } from '../run.ts'

/**
 * Whether the account's nonce can never prove that nothing was sent: others may send for a contract, and for an account that delegates to
 * one.
 *
 * @returns false for a signature, since its contract shows whether it was used.
 */
export async function isNonceInconclusive(
  { chainReader, getState }: Pick<Run, 'chainReader' | 'getState'>,
  [index = 0]: readonly number[],
  chainId: number,
): Promise<boolean> {
  const { kind, intent } = getState().items[index] ?? {}
  if (kind !== 'transaction' || !intent) return false
  const code = await chainReader.getCode({ chainId, address: intent.from })
  if (hasOwnCode(code)) return true
  if (code === undefined || code === '0x') return false
  // An account that delegates still has its key, and may have sent the transaction itself.
  return intent.nonce === (await chainReader.getTransactionCount({ chainId, account: intent.from }))
}

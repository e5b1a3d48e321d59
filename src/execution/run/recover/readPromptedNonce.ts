import { hasOwnCode } from '../../ports/chains/hasOwnCode.ts'
import type { Run } from '../../ports/run/run.ts'

/**
 * Whether the account sent anything since the prompt of an item opened. A smart account tells nothing by its number:
 * others may send for it.
 *
 * @returns `absent` when it did not; `moved` when it did, which need not be what was prompted; undefined when nobody can tell.
 */
export async function readPromptedNonce(
  { chainReader, getState }: Pick<Run, 'chainReader' | 'getState'>,
  index: number,
  { chainId, from }: { chainId: number; from: `0x${string}` },
): Promise<'absent' | 'moved' | undefined> {
  const before = getState().items[index]?.intent?.nonce
  if (before === undefined) return undefined
  const [now, code = '0x'] = await Promise.all([
    chainReader.getTransactionCount({ chainId, account: from }),
    chainReader.getCode({ chainId, address: from }),
  ])
  // A node that lags behind says less than before.
  if (hasOwnCode(code) || now < before) return undefined
  if (now > before) return 'moved'
  return code === '0x' ? 'absent' : undefined
}

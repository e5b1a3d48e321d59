import type { Run } from './run.ts'

/**
 * Whether the account sent anything since the prompt of an item opened.
 *
 * @returns `absent` when it did not; undefined when it did, which need not be what was prompted, or can't be read.
 */
export async function lookAtNonce(
  { chains, getState }: Pick<Run, 'chains' | 'getState'>,
  index: number,
  { chainId, from }: { chainId: number; from: `0x${string}` },
): Promise<'absent' | undefined> {
  const before = getState().items[index]?.intent?.nonce
  if (before === undefined) return undefined
  return (await chains.getTransactionCount({ chainId, account: from })) === before ? 'absent' : undefined
}

import { rejectTimeout, withLimit } from '../../../utils/time/withLimit.ts'
import { hasOwnCode } from '../../ports/chains/hasOwnCode.ts'
import type { Run } from '../run.ts'

/**
 * Whether the account has sent anything since the prompt of an item opened. A smart account's nonce doesn't show that, since others may
 * send for it.
 *
 * @returns `absent` if it hasn't; `moved` if it has or may have, perhaps another transaction than the prompted one; undefined if no one can
 *   tell.
 */
export async function readPromptedNonce(
  run: Pick<Run, 'chainReader' | 'clock' | 'signal' | 'getState'>,
  index: number,
  { chainId, from }: { chainId: number; from: `0x${string}` },
): Promise<'absent' | 'moved' | undefined> {
  const { chainReader, getState } = run
  const { intent } = getState().items[index] ?? {}
  if (!intent) return undefined
  const { nonce: before } = intent
  const readCode = () =>
    withLimit(run, chainReader.getCode({ chainId, address: from }), rejectTimeout('chain'))
  // If the nonce at the prompt isn't known, anything may have been sent.
  if (before === undefined) return hasOwnCode(await readCode().catch(() => undefined)) ? undefined : 'moved'
  const counting = withLimit(
    run,
    chainReader.getTransactionCount({ chainId, account: from }),
    rejectTimeout('chain'),
  )
  const [now, code = '0x'] = await Promise.all([counting, readCode()])
  if (hasOwnCode(code)) return undefined
  // A lower nonce comes from a node that lags behind.
  if (now < before) return undefined
  if (now > before) return 'moved'
  return code === '0x' ? 'absent' : undefined
}

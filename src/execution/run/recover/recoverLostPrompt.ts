import { WalletError, type AnswerLostError } from '../../../errors/wallet.ts'
import { isPromptOpen } from '../prompt/promptLock.ts'
import type { Run } from '../run.ts'

/** How often it is checked, in milliseconds. */
const checkDelayMs = 3_000

/**
 * How many blocks nothing must be seen in before the user is asked, and how long at least, in milliseconds: what is sent
 * past the public network is seen only once it is mined, and is tried for some 25 blocks.
 */
const graceBlocks = 30
const minGraceMs = 15_000

/** Milliseconds between two blocks of a chain that does not say: those of the slowest one in wide use. */
const slowBlockMs = 12_000

export interface RecoverLostPromptParameters {
  indexes: readonly number[]
  error: AnswerLostError
  /** The service has a say in whether something was sent. */
  isFollowed: boolean
  /** The account that was prompted, and the chain. */
  account: { chainId: number; from: string }
  /**
   * Whether the chain shows that it was sent, or that it was not: `unsent` where the wallet says the latter, too, and `denied` where
   * it says so alone. Undefined when nobody can tell.
   */
  check: () => Promise<'found' | 'absent' | 'unsent' | 'denied' | undefined>
}

/**
 * Finds out what became of a prompt whose answer was lost, however long it takes: by the service, which ends this by
 * ending the execution, and by the chain. Where wallet, chain and service agree that nothing was sent, the execution has failed.
 *
 * @returns `found` when the items are done, on their way or over, `again` when nothing was seen and the user wants to be asked
 * anew, `declined` when nothing was seen and the user does not. Neither means that nothing was sent.
 */
export async function recoverLostPrompt(
  run: Run,
  { indexes, error, isFollowed, account, check }: RecoverLostPromptParameters,
): Promise<'found' | 'again' | 'declined'> {
  const { clock, signal, dispatch, getState, chainReader } = run
  dispatch({ type: 'answerLost', indexes, error })
  // What a store tells stays in doubt meanwhile, and nothing is asked about it.
  const { status: looking } = getState()
  if (looking !== 'unknown' && looking !== 'unconfirmed') return 'found'
  let waitedMs = 0
  const blockMs = chainReader.blockTimeMs?.(account.chainId) ?? slowBlockMs
  const graceMs = Math.max(minGraceMs, graceBlocks * blockMs)
  for (;;) {
    if (getState().status !== looking) return 'found'
    const seen = await check().catch(() => undefined)
    if (getState().status !== looking || seen === 'found') return 'found'
    const { requestState, isServiceUnreachable } = getState()
    const hasServiceSpoken = !isFollowed || (requestState !== undefined && !isServiceUnreachable)
    const isAbsent = seen === 'unsent' || (seen !== undefined && looking === 'unknown')
    const isDue = isAbsent && hasServiceSpoken && waitedMs >= graceMs
    // While a page, this one or another, still asks the wallet, it may be sent any moment.
    if (isDue && !(await isPromptOpen(run, account.from))) {
      if (seen === 'unsent') {
        const unsent = new WalletError({ message: 'The batch did not reach the chain; nothing was sent.' })
        dispatch({ type: 'failed', error: unsent, isUnsent: true })
        return 'found'
      }
      const isWanted = await run.ask({ kind: 'notSeen', error })
      if (isWanted) return 'again'
      return getState().status === 'attention' ? 'declined' : 'found'
    }
    const before = clock.now()
    await clock.sleep(checkDelayMs, signal)
    waitedMs += passed(clock.now() - before, graceMs)
  }
}

/**
 * How much time a pause has taken. A clock that was set meanwhile must not make it last for ever or end the wait at once; a page that
 * nobody looks at sleeps for longer than asked for.
 */
function passed(shownMs: number, graceMs: number): number {
  return Math.max(checkDelayMs, Math.min(shownMs, graceMs / 10))
}

import { AnswerLostError } from '../../../errors/wallet.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { chainPollDelay, pauseChainPoll } from '../../watch/pauseChainPoll.ts'
import { readBatch, readBatchWord, type BatchWord } from '../recover/readBatch.ts'
import { readPromptedNonce } from '../recover/readPromptedNonce.ts'
import { recoverLostPrompt, type RecoverLostPromptParameters } from '../recover/recoverLostPrompt.ts'
import { isRunOver, type Run } from '../run.ts'
import { confirmCalls, type AskedCalls } from './confirmCalls.ts'

/** How often a batch is looked up at first, in milliseconds. */
const checkDelayMs = 2_000

/** How long a batch may be without proof before it is looked for like one whose answer was lost, in milliseconds. */
const unprovenMs = 30 * 60_000

/** A wallet's word for transactions of a batch. */
type NamedWord = Extract<BatchWord, { kind: 'done' | 'contradicted' }>

export interface ConfirmBatchParameters {
  id: string
  indexes: readonly number[]
  chainId: number
  /** The service has a say in whether something was sent. */
  isFollowed: boolean
  /** What the wallet was asked for, where this page did so. */
  asked?: AskedCalls | undefined
}

/**
 * Waits until the wallet says how a batch ended, or the run is over. Where the chain does not show what the wallet says, the
 * service has the last word; a batch that the wallet gave up is looked for like one whose answer was lost.
 *
 * @returns `again` when nothing was seen of what the wallet gave up, and the user wants to be asked anew.
 *
 * @throws {TransactionRevertedError | BatchPartlyDoneError | AnswerLostError}
 */
export async function confirmBatch(
  run: Run,
  batches: WalletBatches,
  { id, indexes, chainId, isFollowed, asked }: ConfirmBatchParameters,
): Promise<'over' | 'again'> {
  const { dispatch, clock, signal } = run
  tellSubmitted()
  /** For how long it has been looked up, and for how long the wallet has not known it. */
  let [waitedMs, silentMs] = [0, 0]
  while (!isRunOver(run)) {
    let check: RecoverLostPromptParameters['check'] | undefined
    let waitedBeforeMs = 0
    const word = await readBatchWord(run, batches, { id, chainId })
    switch (word?.kind) {
      case 'done':
      case 'contradicted': {
        if ((await tellNamed(word)) === 'confirmed') return 'over'
        // The wallet has said all that it knows, and it need not be what was asked for.
        await waitForService()
        waitedBeforeMs = unprovenMs
        check = () => readNamed(word)
        break
      }
      case 'failed':
        for (const [at, index] of indexes.entries()) {
          dispatch({ type: 'submitted', index, transactionHash: word.hashes[at] })
        }
        throw word.error
      case 'denied':
        check = readDenied
        break
      case 'open':
        silentMs = 0
        break
      case undefined:
        if (silentMs >= unprovenMs) check = readForgotten
    }
    if (check && !isRunOver(run)) {
      const error = new AnswerLostError()
      const found = await lookFor(check, error, waitedBeforeMs)
      if (found === 'again') return 'again'
      if (found === 'declined') throw error
      if (!isRunOver(run)) tellSubmitted()
      silentMs = 0
    }
    if (isRunOver(run)) break
    const delayMs = chainPollDelay(checkDelayMs, waitedMs)
    await pauseChainPoll(run, delayMs)
    waitedMs += delayMs
    silentMs += delayMs
  }
  return 'over'

  function tellSubmitted(): void {
    for (const index of indexes)
      dispatch({ type: 'submitted', index, transactionHash: undefined, callsId: id })
  }

  /** Until the service has spoken, or should have. */
  async function waitForService(): Promise<void> {
    const controller = new AbortController()
    const slept = clock.sleep(unprovenMs, AbortSignal.any([signal, controller.signal]))
    try {
      await Promise.race([run.untilOver(), slept])
    } finally {
      controller.abort()
      slept.catch(() => {})
    }
  }

  async function lookFor(
    seek: RecoverLostPromptParameters['check'],
    error: AnswerLostError,
    waitedBeforeMs: number,
  ) {
    return recoverLostPrompt(run, {
      indexes,
      error,
      isFollowed,
      account: { chainId, from: fromOf() ?? '' },
      check: seek,
      waitedMs: waitedBeforeMs,
    })
  }

  function fromOf(): `0x${string}` | undefined {
    return asked?.from ?? run.getState().items[indexes[0] ?? 0]?.intent?.from
  }

  /** Tells the transactions that the wallet names, of which one may do several of the calls. */
  async function tellNamed(word: NamedWord): Promise<'confirmed' | 'submitted'> {
    const type = await nextEvent(word)
    for (const [at, index] of indexes.entries()) {
      dispatch({ type, index, transactionHash: word.hashes[at] ?? word.hashes.at(-1) })
    }
    return type
  }

  /** What was named may come to its chain late; a batch may have come there in another way. */
  async function readNamed(word: NamedWord) {
    if ((await nextEvent(word)) === 'confirmed') {
      await tellNamed(word)
      return 'found'
    }
    const from = fromOf()
    return from && readPromptedNonce(run, indexes[0] ?? 0, { chainId, from })
  }

  async function readForgotten() {
    const from = fromOf()
    return from && readBatch(run, batches, { callsId: id, index: indexes[0] ?? 0, chainId, from })
  }

  async function readDenied() {
    // Of a store that names no account.
    if (!fromOf()) return 'denied'
    const seen = await readForgotten()
    // A wallet that forgets it meanwhile has said so before.
    if (seen === 'absent') return 'unsent'
    return seen === undefined || seen === 'moved' ? 'denied' : seen
  }

  /** What is before other prompts is not waited for: these are simulated, and refused if it is missing. */
  async function nextEvent({ kind, hashes }: NamedWord) {
    const over = run.untilOver().then(() => true)
    // The transaction of a bundle goes through where the batch in it failed.
    const isConfirmed =
      kind !== 'contradicted' &&
      hashes.length > 0 &&
      (!asked || (await Promise.race([confirmCalls(run, asked, hashes), over])))
    const { items, requestId } = run.getState()
    const isLast = indexes.includes(items.length - 1)
    return isConfirmed || !isLast || requestId === undefined ? 'confirmed' : 'submitted'
  }
}

import { bytesToHex } from 'viem'
import { AnswerLostError } from '../../../errors/wallet.ts'
import type { PlanItem, TransactionItem } from '../../../decode/planItems.ts'
import { fieldsOf } from '../../../schemas/base/json.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { isBatchKnown, isBatchRefused, toWalletError } from '../../ports/wallet/walletErrors.ts'
import { confirmCalls, type AskedCalls } from '../confirm/confirmCalls.ts'
import { readPromptedNonce } from '../recover/readPromptedNonce.ts'
import { recoverLostPrompt, type RecoverLostPromptParameters } from '../recover/recoverLostPrompt.ts'
import { readBatch, readBatchWord, type BatchWord } from '../recover/readBatch.ts'
import { isFollowable } from '../isFollowable.ts'
import { chainPollDelay } from '../../watch/pauseChainPoll.ts'
import { prompt } from '../prompt/prompt.ts'
import { isRunOver, type PromptingRun, type Run } from '../run.ts'

/** How long a wallet may take to say what it can do, and how often a batch is looked up, in milliseconds. */
const probeTimeoutMs = 2_000
const checkDelayMs = 2_000

/** How long a batch may be without proof before it is looked for like one whose answer was lost, in milliseconds. */
const unprovenMs = 30 * 60_000

/** Transactions in a row that the wallet does whole or not at all, from a place on; undefined when it does not. */
export async function batchAt(run: PromptingRun, index: number): Promise<TransactionItem[] | undefined> {
  const { batches } = run.wallet
  const [first, ...rest] = run.items.slice(index)
  if (!batches || !run.hasBatches || first?.kind !== 'transaction') return undefined
  const items = [first]
  for (const item of rest) {
    if (!isTransactionOn(item, first.data.chainId)) break
    items.push(item)
  }
  if (items.length < 2) return undefined
  const atomicity = await probe(run, batches, first.data.chainId)
  const isUsable = atomicity === 'supported' || (atomicity === 'ready' && run.allowAccountUpgrade)
  return isUsable ? items : undefined
}

/**
 * Asks the wallet for several transactions in one prompt (EIP-5792), and waits until all are mined.
 *
 * @returns false when the wallet does no batches after all and nothing was sent.
 */
export async function sendBatch(
  run: PromptingRun,
  items: readonly TransactionItem[],
  index: number,
): Promise<boolean> {
  const { batches } = run.wallet
  const last = items.at(-1)
  if (!batches || !last) return false
  const { from, chainId } = last.data
  const indexes = items.map((_, at) => index + at)
  // Gas figures of the service are hints; the wallet estimates its own.
  const calls = items.map(({ data: { to, data, value } }) => ({ to, data, value }))
  const asked = { from, chainId, calls }
  const isFollowed = items.some(isFollowable)
  const callsId = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  for (;;) {
    try {
      const outcome = await prompt(run, {
        indexes,
        item: items.find(({ check }) => check) ?? last,
        from,
        chainId,
        callsId,
        openPrompt: () =>
          batches
            .sendCalls({ id: callsId, ...asked })
            .then((answer) => toCallsId(answer) ?? callsId)
            // The wallet has it already, from an answer that was lost.
            .catch((error: unknown) => (isBatchKnown(error) ? callsId : Promise.reject(error))),
      })
      if (outcome.kind === 'over') return true
      if (outcome.kind === 'answered') {
        const batch = { id: outcome.answer, indexes, chainId, isFollowed, asked }
        if ((await confirmBatch(run, batches, batch)) === 'again') continue
        return true
      }
      const found = await recoverLostPrompt(run, {
        indexes,
        error: outcome.error,
        isFollowed,
        account: { chainId, from },
        check: () => readBatch(run, batches, { callsId, index, chainId, from }),
      })
      if (found === 'declined') throw outcome.error
      if (found === 'again') continue
      const batch = { id: callsId, indexes, chainId, isFollowed, asked }
      if ((await confirmBatch(run, batches, batch)) === 'over') return true
    } catch (error) {
      if (!isBatchRefused(error)) throw error
      run.hasBatches = false
      run.dispatch({ type: 'batchRefused', error: toWalletError(error) })
      return false
    }
  }
}

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
  /** For how long the wallet has not said anything of it. */
  let silentMs = 0
  while (!isRunOver(run)) {
    let check: RecoverLostPromptParameters['check'] | undefined
    const word = await readBatchWord(run, batches, { id, chainId })
    switch (word?.kind) {
      case 'done':
      case 'contradicted': {
        const { hashes } = word
        const type = await nextEvent(word)
        for (const [at, index] of indexes.entries()) {
          dispatch({ type, index, transactionHash: hashes[at] ?? hashes.at(-1) })
        }
        if (type === 'confirmed') return 'over'
        // A wallet that names no transactions has said all that it knows.
        if (hashes.length > 0) {
          await run.untilOver()
          return 'over'
        }
        await Promise.race([run.untilOver(), clock.sleep(unprovenMs, signal)])
        check = readNonce
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
      const found = await lookFor(check, error)
      if (found === 'again') return 'again'
      if (found === 'declined') throw error
      if (!isRunOver(run)) tellSubmitted()
      silentMs = 0
    }
    if (isRunOver(run)) break
    const delayMs = chainPollDelay(checkDelayMs, silentMs)
    await clock.sleep(delayMs, signal)
    silentMs += delayMs
  }
  return 'over'

  function tellSubmitted(): void {
    for (const index of indexes)
      dispatch({ type: 'submitted', index, transactionHash: undefined, callsId: id })
  }

  async function lookFor(seek: RecoverLostPromptParameters['check'], error: AnswerLostError) {
    return recoverLostPrompt(run, {
      indexes,
      error,
      isFollowed,
      account: { chainId, from: fromOf() ?? '' },
      check: seek,
    })
  }

  function fromOf(): `0x${string}` | undefined {
    return asked?.from ?? run.getState().items[indexes[0] ?? 0]?.intent?.from
  }

  async function readNonce() {
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
  async function nextEvent({ kind, hashes }: Extract<BatchWord, { hashes: unknown }>) {
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

/** A wallet of another make may answer with the object of the standard, or with anything. */
function toCallsId(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer : fieldsOf(answer)['id']
  return typeof id === 'string' ? id : undefined
}

function isTransactionOn(item: PlanItem, chainId: number): item is TransactionItem {
  return item.kind === 'transaction' && item.data.chainId === chainId
}

/** What the wallet can do; a wallet that fails or takes its time to say so can't. */
async function probe(
  { clock, signal }: Run,
  batches: WalletBatches,
  chainId: number,
): Promise<'supported' | 'ready' | 'unsupported'> {
  const controller = new AbortController()
  const ending = AbortSignal.any([signal, controller.signal])
  const unsupported = () => 'unsupported' as const
  try {
    return await Promise.race([
      batches.getAtomicity(chainId).catch(unsupported),
      clock.sleep(probeTimeoutMs, ending).then(unsupported, unsupported),
    ])
  } finally {
    controller.abort()
  }
}

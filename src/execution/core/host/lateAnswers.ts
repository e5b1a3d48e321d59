import { JournalError } from '../../../errors/execution.ts'
import type { CausewayError } from '../../../errors/base.ts'
import { createListeners, type Listeners } from '../../../utils/events/createListeners.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import type { Locks } from '../../ports/locks/locks.ts'
import { acquireInTime } from '../../ports/locks/acquireInTime.ts'
import { writeInTime } from '../../ports/journal/changeInTime.ts'
import { storeRecord } from '../../records/executionJournal.ts'
import { readEntries } from '../../ports/journal/journalEntries.ts'
import { readRecord } from '../../records/executionRecord.ts'
import { restoreState } from '../../records/restoreState.ts'
import { changeInTurn } from '../../ports/journal/changeInTurn.ts'
import type { Journal } from '../../ports/journal/journal.ts'
import type { WalletAnswer } from '../../state/executionEvent.ts'
import { hasMovedNothing } from '../../state/selectors/hasMovedNothing.ts'
import { transitionExecution } from '../../state/transitionExecution.ts'
import { withAnswer } from '../../records/withStoredHashes.ts'
import { executionLockOf } from '../../ports/locks/lockNames.ts'

const no = () => false

/** Which prompt a wallet has sent nothing of, and why. */
interface UnsentPrompt {
  /** Milliseconds since the epoch: an earlier prompt may have been sent. */
  promptedAt: number
  error: CausewayError
}

/** What a wallet says of a prompt after its execution was left. */
export interface LateAnswer extends WalletAnswer {
  /** ID of the execution. */
  id: string
  /** ID of the request at the provider, if known. */
  requestId?: string | undefined
  /** Positions of what was sent: several of a batch. */
  indexes: readonly number[]
  /** The wallet has sent nothing. */
  unsent?: UnsentPrompt | undefined
}

/** Passes late answers of wallets to whoever follows the execution now or, if no one does, to the journal. */
export interface LateAnswers {
  /** @throws {JournalError} if no one follows it and the journal doesn't hold the execution, or refuses. */
  keep(answer: LateAnswer): Promise<void>
  /** Calls the listener with the answers to one execution; returns a function that unsubscribes. */
  listen(id: string, listener: (answer: LateAnswer) => void): () => void
  /** Notified when something was written to the journal of which no execution of this page hears. */
  onStored: Listeners
  /** What was sent and neither an execution nor the journal holds: hashes, the wallet's IDs of batches, or a request's ID for what has neither. */
  readonly unsaved: readonly string[]
  /** Adds to `unsaved`, which no list may have been open to hear of. */
  addUnsaved(sent: string): void
  /** Takes off what was stored after all: a write that was given up may succeed late. */
  dropUnsaved(isStored: (sent: string) => boolean): void
  /** Notified when `unsaved` grows. */
  onUnsaved: Listeners
}

/** What late answers are kept by. */
interface LateAnswerPorts {
  journal: Journal
  clock: Clock
  locks: Locks
}

export function createLateAnswers({ journal, clock, locks }: LateAnswerPorts): LateAnswers {
  const followers = new Map<string, Listeners<[answer: LateAnswer]>>()
  const onStored = createListeners()
  const onUnsaved = createListeners()
  let unsaved: readonly string[] = []

  /** Whether another tab follows an execution: it writes what it knows of it. */
  async function isFollowedElsewhere(id: string): Promise<boolean> {
    const release = await acquireInTime({ clock, locks }, executionLockOf(id))
    release?.()
    return release === undefined
  }

  /** Takes a prompt back, and with it an execution that has moved nothing, unless another tab has yet to read that. */
  async function storeUnsent({ id, indexes }: LateAnswer, unsent: UnsentPrompt): Promise<void> {
    const entry = (await readEntries(journal, { clock })).find((one) => one.id === id)
    if (!entry) return
    const record = readRecord(entry.text)
    const before = restoreState(record)
    const after = transitionExecution(before, { type: 'unsent', indexes, ...unsent })
    if (after === before) return
    const { status, items } = after
    if (hasMovedNothing(after) && !(await isFollowedElsewhere(id).catch(no))) await journal.remove(id)
    else await storeRecord(journal, { ...record, status, items: [...items], updatedAt: clock.now() })
    onStored.notify()
  }

  async function store(late: Omit<LateAnswer, 'requestId'>): Promise<void> {
    const { id, indexes, unsent, ...answer } = late
    if (unsent) return storeUnsent(late, unsent)
    const entry = (await readEntries(journal, { clock })).find((one) => one.id === id)
    if (!entry) throw new JournalError()
    const record = indexes.reduce((next, index) => withAnswer(next, index, answer), readRecord(entry.text))
    await storeRecord(journal, { ...record, updatedAt: clock.now() })
    onStored.notify()
  }

  function addUnsaved(sent: string): void {
    if (unsaved.includes(sent)) return
    unsaved = [...unsaved, sent]
    onUnsaved.notify()
  }

  return {
    onStored,
    get unsaved() {
      return unsaved
    },
    addUnsaved,
    dropUnsaved(isStored) {
      unsaved = unsaved.filter((sent) => !isStored(sent))
    },
    onUnsaved,
    async keep(answer) {
      const known = followers.get(answer.id)
      if (known && known.size > 0) return known.notify(answer)
      const { requestId, ...late } = answer
      const { id } = late
      try {
        const writeAgain = () => void changeInTurn(journal, id, () => store(late)).catch(() => {})
        await changeInTurn(journal, id, () => writeInTime({ journal, clock, id, writeAgain }, store(late)))
      } catch (cause) {
        const sent = answer.transactionHash ?? answer.callsId
        // A wallet that named nothing leaves nothing to note.
        if (sent !== undefined) addUnsaved(sent)
        throw new JournalError({ task: 'keep', sent, requestId, cause })
      }
    },
    listen(id, listener) {
      const known = followers.get(id) ?? createListeners<[answer: LateAnswer]>()
      followers.set(id, known)
      const remove = known.add(listener)
      return () => {
        remove()
        if (known.size === 0) followers.delete(id)
      }
    },
  }
}

const answersOf = new WeakMap<Journal, LateAnswers>()

/**
 * The late answers of all executions in this page that share a journal: a wallet may answer one when another one already follows the
 * record.
 */
export function shareLateAnswers(ports: LateAnswerPorts): LateAnswers {
  const { journal } = ports
  const answers = answersOf.get(journal) ?? createLateAnswers(ports)
  answersOf.set(journal, answers)
  return answers
}

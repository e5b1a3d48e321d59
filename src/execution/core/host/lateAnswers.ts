import { JournalError } from '../../../errors/execution.ts'
import type { CausewayError } from '../../../errors/causewayError.ts'
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

/** A prompt for which the wallet sent nothing, and why. */
interface UnsentPrompt {
  /** When it was prompted, in milliseconds since the epoch: an earlier prompt of the same item may have been sent. */
  promptedAt: number
  error: CausewayError
}

/** A wallet's answer to a prompt whose execution was already left. */
export interface LateAnswer extends WalletAnswer {
  /** ID of the execution. */
  id: string
  /** ID of the request at the provider, if known. */
  requestId?: string | undefined
  /** Positions of the items that were sent; several for a batch. */
  indexes: readonly number[]
  /** Set if the wallet has sent nothing. */
  unsent?: UnsentPrompt | undefined
}

/** Passes late wallet answers to whatever follows the execution now or, if nothing does, to the journal. */
export interface LateAnswers {
  /** @throws {JournalError} if nothing follows the execution, and the journal doesn't hold it or refuses. */
  keep(answer: LateAnswer): Promise<void>
  /** Calls the listener with the answers to one execution; returns a function that unsubscribes. */
  listen(id: string, listener: (answer: LateAnswer) => void): () => void
  /** Notified after a write to the journal that no execution of this page learns of. */
  onStored: Listeners
  /** Sent, but held by neither an execution nor the journal: transaction hashes, the wallet's IDs of batches, or else the request's ID. */
  readonly unsaved: readonly string[]
  /** Adds to `unsaved`. It is kept even while no list is open. */
  addUnsaved(sent: string): void
  /** Removes from `unsaved` what was stored after all: a write that timed out may still succeed. */
  dropUnsaved(isStored: (sent: string) => boolean): void
  /** Notified when `unsaved` grows. */
  onUnsaved: Listeners
}

/** The ports that keep late answers. */
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

  /** Whether another tab follows an execution: that tab also writes its record. */
  async function isFollowedElsewhere(id: string): Promise<boolean> {
    const release = await acquireInTime({ clock, locks }, executionLockOf(id))
    release?.()
    return release === undefined
  }

  /**
   * Removes the prompt from the record. If the execution moved no funds, removes the whole entry, unless another tab follows it and still
   * has to read the change.
   */
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
        // Without a hash or a batch ID, there is nothing to add.
        if (sent !== undefined) addUnsaved(sent)
        throw new JournalError({ operation: 'keep', sent, requestId, cause })
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
 * The late answers shared by all executions of this page with the same journal: when a wallet answers one of them, another may already
 * follow the record.
 */
export function shareLateAnswers(ports: LateAnswerPorts): LateAnswers {
  const { journal } = ports
  const answers = answersOf.get(journal) ?? createLateAnswers(ports)
  answersOf.set(journal, answers)
  return answers
}

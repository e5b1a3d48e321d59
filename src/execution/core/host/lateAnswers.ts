import type { Clock } from '../../../utils/time/clock.ts'
import { createListeners, type Listeners } from '../../../utils/events/createListeners.ts'
import { storeRecord } from '../../ports/journal/executionJournal.ts'
import { readRecord, type ExecutionRecord } from '../../ports/journal/executionRecord.ts'
import type { Journal } from '../../ports/journal/journal.ts'
import { isSendingOver } from '../../state/executionState.ts'

/** A transaction that a wallet sent after the execution that prompted for it was left. */
export interface LateAnswer {
  /** Id of the execution. */
  id: string
  index: number
  transactionHash: `0x${string}` | undefined
}

/** Brings late answers of wallets to whoever follows the execution by then, or into the journal. */
export interface LateAnswers {
  keep(answer: LateAnswer): Promise<void>
  /** Calls back with the answers to one execution; returns a function that ends it. */
  listen(id: string, listener: (answer: LateAnswer) => void): () => void
  /** Hears when one was brought into the journal. */
  onStored: Listeners
}

export function createLateAnswers(journal: Journal, clock: Clock): LateAnswers {
  const followers = new Map<string, Listeners<[answer: LateAnswer]>>()
  const onStored = createListeners()
  return {
    onStored,
    async keep(answer) {
      const known = followers.get(answer.id)
      if (known && known.size > 0) return known.notify(answer)
      const entry = (await journal.read()).find(({ id }) => id === answer.id)
      if (!entry) return
      await storeRecord(journal, { ...withAnswer(readRecord(entry.text), answer), updatedAt: clock.now() })
      onStored.notify()
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

function withAnswer(record: ExecutionRecord, { index, transactionHash }: LateAnswer): ExecutionRecord {
  const isOver = isSendingOver(record)
  return {
    ...record,
    status: isOver ? record.status : 'confirming',
    items: record.items.map((item, at) =>
      at === index ? { ...item, transactionHash, status: isOver ? item.status : 'confirming' } : item,
    ),
  }
}

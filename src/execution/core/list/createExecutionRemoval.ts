import { checkArgument } from '../../../errors/checks/checkKinds.ts'
import { JournalError } from '../../../errors/execution.ts'
import { readJournal } from '../../records/executionJournal.ts'
import { readEntries, removeEntry } from '../../ports/journal/journalEntries.ts'
import { isPending } from '../../state/executionState.ts'
import type { ExecutionPorts } from '../host/executionPorts.ts'
import type { Execution } from '../execution.ts'
import type { FollowedExecutions } from './createFollowedExecutions.ts'
import type { KnownExecutions } from './createKnownExecutions.ts'
import type { Executions } from './executions.ts'

interface ExecutionRemovalParameters {
  current: Pick<Execution, 'getState' | 'stop'>
  known: Pick<KnownExecutions, 'isPendingAmong' | 'findRemovable'>
  followed: Pick<FollowedExecutions, 'exclude' | 'include'>
  /** Reads the journal again. */
  refresh(): Promise<void>
  /** Called when the journal refuses. */
  onRefused(change: { error: JournalError }): void
}

/** Creates what removes executions from the journal: one of them, or all that are over. */
export function createExecutionRemoval(
  ports: Pick<ExecutionPorts, 'journal' | 'client' | 'clock' | 'promptedPayments'>,
  { current, known, followed, refresh, onRefused }: ExecutionRemovalParameters,
): Pick<Executions, 'forget' | 'clear'> {
  const { journal, client, clock, promptedPayments } = ports

  /**
   * Removes an entry. What storage refuses to remove stays followed.
   *
   * @returns false if the user has begun it again meanwhile: it will be stored before its prompt.
   */
  async function remove(id: string): Promise<boolean> {
    const isCurrentPending = () => current.getState().id === id && isPending(current.getState())
    const wasPending = isCurrentPending()
    try {
      await removeEntry(journal, id, clock)
      if (isCurrentPending() && !wasPending) return false
      // Whoever runs or follows it would store it again, and may have done so meanwhile.
      followed.exclude(id)
      if (current.getState().id === id) current.stop()
      await removeEntry(journal, id, clock)
      return true
    } catch (error) {
      followed.include(id)
      throw error
    }
  }

  return {
    async forget(id) {
      checkArgument('forget', 'id', id, 'text')
      try {
        if (!(await isForgettable(id, ports, known))) return false
        if (!(await remove(id))) return false
        // Who removes it wants to hear no more of it, in this page as in the next.
        promptedPayments.delete(id)
      } catch (error) {
        if (!(error instanceof JournalError)) throw error
        onRefused({ error })
        return false
      }
      await refresh()
      return true
    },
    async clear() {
      const contents = await readJournal(journal, client.baseUrl, clock)
      const ids = known.findRemovable(contents)
      const outcomes = await Promise.allSettled(ids.map(remove))
      // Also if the journal refuses: the list then shows what is left.
      await refresh()
      const refused = outcomes.find((outcome) => outcome.status === 'rejected')
      if (refused) throw refused.reason
      const removed = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length
      return { removed, kept: contents.records.length + contents.unreadable.length - removed }
    },
  }
}

/** Decided by the journal's current contents: the list may not be loaded, or older than what another tab began. */
async function isForgettable(
  id: string,
  { journal, client, clock }: Pick<ExecutionPorts, 'journal' | 'client' | 'clock'>,
  known: Pick<KnownExecutions, 'isPendingAmong'>,
): Promise<boolean> {
  const contents = await readJournal(journal, client.baseUrl, clock)
  if (known.isPendingAmong(contents.records)(id)) return false
  const isOfThisList = [...contents.records, ...contents.unreadable].some((entry) => entry.id === id)
  // An entry outside this list belongs to another provider, or is a deposit address.
  return isOfThisList || !(await readEntries(journal, { clock })).some((entry) => entry.id === id)
}

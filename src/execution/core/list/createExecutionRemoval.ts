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

/** Creates the functions that remove executions from the journal: one of them, or all finished ones. */
export function createExecutionRemoval(
  ports: Pick<ExecutionPorts, 'journal' | 'client' | 'clock' | 'payingExecutions'>,
  { current, known, followed, refresh, onRefused }: ExecutionRemovalParameters,
): Pick<Executions, 'forget' | 'clear'> {
  const { journal, client, clock, payingExecutions } = ports

  /**
   * Removes an entry. If storage refuses, it stays followed.
   *
   * @returns false if the user has started it again meanwhile: it is stored again before its prompt.
   */
  async function remove(id: string): Promise<boolean> {
    const isCurrentPending = () => current.getState().id === id && isPending(current.getState())
    const wasPending = isCurrentPending()
    try {
      await removeEntry(journal, id, clock)
      if (isCurrentPending() && !wasPending) return false
      // What runs or follows the execution would store it again, and may have done so meanwhile: stop that, and remove it again.
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
        // The user no longer wants to be asked about this payment, on this page either.
        payingExecutions.delete(id)
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
      // Even if the journal refused: the list then shows what is left.
      await refresh()
      const refused = outcomes.find((outcome) => outcome.status === 'rejected')
      if (refused) throw refused.reason
      const removed = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length
      return { removed, kept: contents.records.length + contents.unreadable.length - removed }
    },
  }
}

/** Reads the journal's current contents: the list may not be loaded yet, or miss what another tab started. */
async function isForgettable(
  id: string,
  { journal, client, clock }: Pick<ExecutionPorts, 'journal' | 'client' | 'clock'>,
  known: Pick<KnownExecutions, 'isPendingAmong'>,
): Promise<boolean> {
  const contents = await readJournal(journal, client.baseUrl, clock)
  if (known.isPendingAmong(contents.records)(id)) return false
  const isOfThisList = [...contents.records, ...contents.unreadable].some((entry) => entry.id === id)
  // Any other entry belongs to another provider, or is a deposit address.
  return isOfThisList || !(await readEntries(journal, { clock })).some((entry) => entry.id === id)
}

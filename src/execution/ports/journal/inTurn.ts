import type { Journal } from './journal.ts'

const lines = new WeakMap<Journal, Map<string, Promise<void>>>()

/**
 * Does what reads an entry and then writes it, one task after the other: what two of them do at once, the later write would undo.
 *
 * @param task It must come to an end, since the next ones wait for it.
 */
export function inTurn<result>(journal: Journal, id: string, task: () => Promise<result>): Promise<result> {
  const line = lines.get(journal) ?? new Map<string, Promise<void>>()
  lines.set(journal, line)
  const before = line.get(id)
  const turn = before ? before.then(task) : task()
  const leave = () => {
    if (line.get(id) === over) line.delete(id)
  }
  const over: Promise<void> = turn.then(leave, leave)
  line.set(id, over)
  return turn
}

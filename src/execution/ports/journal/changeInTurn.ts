import { perObject } from '../../../utils/data/perObject.ts'
import type { Journal } from './journal.ts'

const linesOf = perObject((_journal: Journal) => new Map<string, Promise<void>>())

/**
 * Runs tasks that read and then write an entry, one after the other: if two ran at once, the later write would undo the earlier.
 *
 * @param task It must settle, since the next ones wait for it.
 */
export function changeInTurn<result>(
  journal: Journal,
  id: string,
  task: () => Promise<result>,
): Promise<result> {
  const line = linesOf(journal)
  const before = line.get(id)
  const turn = before ? before.then(task) : task()
  const leave = () => {
    if (line.get(id) === over) line.delete(id)
  }
  const over: Promise<void> = turn.then(leave, leave)
  line.set(id, over)
  return turn
}

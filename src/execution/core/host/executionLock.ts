/** Name of the lock that keeps other tabs from running an execution, too. */
export function lockOf(id: string): string {
  return `causeway:execution:${id}`
}

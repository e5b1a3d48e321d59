import { type Execution, type LoggedEvent, recordSupportBundle } from '@causeway/react/execution'

/** Writes a support bundle with an event that has fields that no event has. */
export function bundleOf(fields: Record<string, unknown>): string {
  let tell: (entry: LoggedEvent) => void = () => {}
  const subscribeEvents: Execution['subscribeEvents'] = (listener) => {
    tell = listener
    return () => {}
  }
  const { toText } = recordSupportBundle({ subscribeEvents } as Execution)
  const event = { type: 'chainRequested', chainId: 1, ...fields } as const
  tell({ sequence: 1, at: 0, event })
  return toText()
}

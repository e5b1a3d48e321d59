import { checkObject } from '../../errors/checks/checkObject.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import { redactField } from '../../errors/redaction/redact.ts'
import type { Execution } from './execution.ts'
import type { ExecutionEvent, LoggedEvent } from '../state/executionEvent.ts'
import { idleState, type ExecutionState } from '../state/executionState.ts'
import { transitionExecution } from '../state/transitionExecution.ts'

/** Maximum number of events: the first and the latest are kept. */
const maxEvents = 500

/**
 * Everything that happened to an execution, to send to support: text without calldata, signatures or keys, from which each state
 * can be replayed.
 */
export interface SupportBundle {
  /** The bundle's format version. */
  version: 1
  events: readonly LoggedEvent[]
}

/**
 * Starts recording the events of an execution.
 *
 * @returns `toText`, which writes the bundle so far, and `stop`, which ends the recording.
 */
export function recordSupportBundle(execution: Execution): { toText: () => string; stop: () => void } {
  const rule = 'it must come from `createExecution`'
  checkObject(execution, 'recordSupportBundle', 'execution', { fields: ['subscribeEvents'], rule })
  const events: LoggedEvent[] = []
  const stop = execution.subscribeEvents((entry) => {
    if (events.length === maxEvents) events.splice(maxEvents / 2, 1)
    events.push({ ...entry, event: redact(entry.event) })
  })
  return { toText: () => writeBundle({ version: 1, events }), stop }
}

/** Writes a bundle as text: amounts as digits with an `n`, errors as their name and message. */
function writeBundle(bundle: SupportBundle): string {
  return JSON.stringify(bundle, (name, value: unknown) => {
    if (typeof value === 'bigint') return `${value}n`
    if (value instanceof Error) {
      const { name, message, shortMessage } = value as CausewayError
      return { name, message, shortMessage }
    }
    return redactField(name, value)
  })
}

/**
 * Parses the text of a support bundle.
 *
 * @throws {InvalidArgumentError} when it isn't one.
 */
export function parseSupportBundle(text: string): SupportBundle {
  const { version, events } = (parseJson(text) ?? {}) as Partial<SupportBundle>
  if (version !== 1 || !Array.isArray(events)) throw invalid('it must be a support bundle of version 1')
  return { version, events }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' && /^[0-9]+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    )
  } catch {
    throw invalid('it must be JSON, whole and as it was written')
  }
}

function invalid(rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'parseSupportBundle', argument: 'text', rule })
}

/** Replays a bundle: the state after each of its events. */
export function replaySupportBundle(bundle: SupportBundle): ExecutionState[] {
  const rule = 'it must come from `parseSupportBundle`'
  checkObject(bundle, 'replaySupportBundle', 'bundle', { fields: ['events'], rule })
  let state = idleState
  return bundle.events.map(({ event }) => (state = transitionExecution(state, event)))
}

/** Removes what support doesn't need: requested signatures and the content of the provider's order. */
function redact(event: ExecutionEvent): ExecutionEvent {
  if (event.type !== 'started') return event
  const { quote } = event
  return {
    ...event,
    quote: {
      ...quote,
      protocol: undefined,
      steps: quote.steps.map((step) => (step.kind === 'transaction' ? step : { ...step, items: [] })),
    },
  }
}

import type { ExecutionEvent } from '../../src/execution/state/executionEvent.ts'
import { idleState, type ExecutionStatus } from '../../src/execution/state/executionState.ts'
import { transitionExecution, transitions } from '../../src/execution/state/transitionExecution.ts'
import { invariants } from './invariants.ts'
import { eventFixtures, sampleItem } from './eventFixtures.ts'

/** Writes the page about the states of an execution, as the table of transitions has them. */
export function describeStates(): string {
  const statuses = Object.keys(transitions) as ExecutionStatus[]
  const edges = statuses.flatMap((from) =>
    [...edgesFrom(from)].map(([to, events]) => `  ${from} --> ${to}: ${[...events].join(', ')}`),
  )
  return `# The states of an execution

Written by \`npm run describe\` from the table in \`src/execution/state/transitionExecution.ts\`; change that instead.

An execution is a value, and what happens to it are events. \`transitionExecution(state, event)\` says what becomes of it, without
doing anything. An event that is not in the diagram for a state changes nothing in it.

\`\`\`mermaid
stateDiagram-v2
  [*] --> idle
${edges.join('\n')}
\`\`\`

\`restored\` leads from \`idle\` to the state that the journal kept. A status of the service that says nothing new, a service
that can't be reached, a transaction that was repriced and one that is missing leave the state as it is. Any \`confirming\` may be
reset: the journal keeps what was sent. While the service says that nothing has arrived, \`filling\` becomes \`confirming\` again
where its chain has taken the deposit back, and \`failed\` where a permit ended without being used; so does \`rejected\`. \`unconfirmed\` becomes
\`failed\` or \`rejected\`, too, where its transactions failed or not all of them were sent, once the service says that nothing has
arrived.
\`confirmed\` and \`posted\` are shown for the last item; before it, the state stays. What is marked \`(restored)\` happens only to
an execution that was found in a store.

## What always holds

${invariants.map((invariant, index) => `${index + 1}. ${invariant}`).join('\n')}
`
}

/** Where a state can be left for, and by which events: of an execution of this page, and of one that was found in a store. */
function edgesFrom(status: ExecutionStatus): Map<ExecutionStatus, Set<string>> {
  const edges = new Map<ExecutionStatus, Set<string>>()
  for (const isRestored of [false, true]) {
    for (const [next, name] of exitsOf(status, isRestored)) {
      const names = edges.get(next) ?? new Set()
      edges.set(next, names.has(name) ? names : names.add(isRestored ? `${name} (restored)` : name))
    }
  }
  return edges
}

function exitsOf(status: ExecutionStatus, isRestored: boolean): [next: ExecutionStatus, name: string][] {
  const items = [sampleItem, { ...sampleItem, change: 'missing' }, { ...sampleItem, status: 'lost' }] as const
  const types = Object.keys(transitions[status]) as ExecutionEvent['type'][]
  return types.flatMap((type) =>
    eventFixtures[type].flatMap((event) =>
      items
        .map((item) => transitionExecution({ ...idleState, status, isRestored, items: [item] }, event).status)
        .filter((next) => next !== status)
        .map((next): [ExecutionStatus, string] => [next, nameOf(event)]),
    ),
  )
}

function nameOf(event: ExecutionEvent): string {
  return event.type === 'statusSeen' ? `service says ${event.requestState.status}` : event.type
}

import type { Quote } from '../../src/actions/getQuote.ts'
import type { RequestState } from '../../src/schemas/status/requestState.ts'
import { UserRejectedError } from '../../src/errors/wallet.ts'
import type { ExecutionEvent } from '../../src/execution/state/executionEvent.ts'
import type { ExecutionItem } from '../../src/execution/state/executionItem.ts'
import { idleState } from '../../src/execution/state/executionState.ts'
import type { ExecutionSummary } from '../../src/execution/state/executionSummary.ts'
import type { RequestStatus } from '../../src/schemas/status/requestStatus.ts'

const intent = { from: '0x1', at: 0 } as const

export const sampleItem: ExecutionItem = {
  kind: 'transaction',
  stepId: 'deposit',
  action: undefined,
  chainId: 1,
  status: 'waiting',
  transactionHash: undefined,
  intent,
}

const error = new UserRejectedError()
const transactionHash = '0x1'
const index = 0
const seen = (state: RequestStatus): ExecutionEvent => ({
  type: 'statusSeen',
  // One cast: of an answer only its word counts here.
  requestState: { rawStatus: state, status: state, isDeposited: false, updatedAt: undefined } as RequestState,
})

/** Of every event one example, and of the service's word one of each kind that leads somewhere. */
export const eventFixtures: {
  readonly [type in ExecutionEvent['type']]: readonly ExecutionEvent[]
} = {
  started: [
    {
      type: 'started',
      id: 'sample',
      // Two casts: a transition never looks into either of them.
      quote: {} as Quote,
      summary: {} as ExecutionSummary,
      requestId: undefined,
      items: [sampleItem],
      at: 0,
    },
  ],
  restored: [{ type: 'restored', state: idleState }],
  chainRequested: [{ type: 'chainRequested', chainId: 1 }],
  prompted: [{ type: 'prompted', indexes: [index], intent }],
  batchRefused: [{ type: 'batchRefused', error }],
  submitted: [{ type: 'submitted', index, transactionHash }],
  unsent: [{ type: 'unsent', indexes: [index], promptedAt: intent.at, error }],
  hashFound: [{ type: 'hashFound', index, transactionHash }],
  transactionSeen: [{ type: 'transactionSeen', index, transactionHash, nonce: 1 }],
  repriced: [{ type: 'repriced', index, transactionHash }],
  reorganized: [{ type: 'reorganized', index }],
  missing: [{ type: 'missing', index, isMissing: true }],
  confirmed: [{ type: 'confirmed', index }],
  signed: [{ type: 'signed', index }],
  posted: [{ type: 'posted', index, appended: [] }],
  statusSeen: [seen('submitted'), seen('success'), seen('refund'), seen('failure')],
  superseded: [{ type: 'superseded', requestId: '0x2' }],
  statusUnavailable: [{ type: 'statusUnavailable' }],
  responseLost: [{ type: 'responseLost', indexes: [index], error }],
  decisionNeeded: [{ type: 'decisionNeeded', decision: { kind: 'findings', findings: [] } }],
  accepted: [{ type: 'accepted' }],
  rejected: [{ type: 'rejected', error }],
  failed: [{ type: 'failed', error }],
  reset: [{ type: 'reset' }],
  stopped: [{ type: 'stopped' }],
  earlierChecked: [{ type: 'earlierChecked', isChecking: true }],
  stored: [{ type: 'stored', isUnstored: true }],
}

import type { classifyRequest } from '../../state/classify.ts'
import { isHandedOver, type ExecutionItem } from '../../state/executionItem.ts'
import { isExecutionSettled, type ExecutionState } from '../../state/executionState.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { isSameToken, type TokenId } from '../../../utils/address/tokenId.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { readJournal } from './executionJournal.ts'
import type { Journal } from './journal.ts'

/** How long a signature may still be used after it expired, in milliseconds: blocks get reorganized. */
export const endGraceMs = 2 * 60_000

/** What is known of an execution that handed over a signature. */
type Signed = Pick<ExecutionState, 'status'> & {
  id: string
  baseUrl: string
  summary: { currencyIn: { currency: TokenId } }
  items: readonly Pick<ExecutionItem, 'kind' | 'paysNothing' | 'status' | 'chainId' | 'intent'>[]
  requestState?: Parameters<typeof classifyRequest>[0] | undefined
}

/** A signature that someone may still use. */
export type OpenSignature = Pick<ExecutionItem, 'chainId'> & {
  intent: Pick<NonNullable<ExecutionItem['intent']>, 'expiresAt' | 'permit'>
}

const signedIn = new WeakMap<Journal, Map<string, Signed>>()

/** Remembers, as long as the page lives, what storage may have refused: which executions of it handed over a signature, and their state. */
export function noteSignatures(
  journal: Journal,
  baseUrl: string,
  { id, summary, isRestored, ...state }: ExecutionState,
): void {
  if (id === undefined || !summary || isRestored || !state.items.some(isHandedOver)) return
  const known = signedIn.get(journal) ?? new Map<string, Signed>()
  signedIn.set(journal, known.set(id, { ...state, id, baseUrl, summary }))
}

/**
 * Finds the signatures that another execution of this account handed over, that take this token, and of which nobody has reported that they
 * were used: the provider may still use them, also if it refused them or asked for more.
 *
 * @returns with `error`, only those that this page knows of: the journal can't be read.
 */
export async function findOpenSignatures(
  { journal, clock }: { journal: Journal; clock: Clock },
  { baseUrl, account, token, id }: { baseUrl: string; account: string; token: TokenId; id: string },
): Promise<{ signatures: OpenSignature[]; error?: unknown }> {
  const { records, error } = await readJournal(journal, baseUrl, clock).then(
    (contents) => ({ ...contents, error: undefined }),
    (cause: unknown) => ({ records: [], error: cause }),
  )
  const inPage = signedIn.get(journal) ?? new Map<string, Signed>()
  const stored = new Map<string, Signed>(records.map((record) => [record.id, record]))
  // This page knows more than it could store, unless another one has reported the end.
  const newest = new Map([
    ...stored,
    ...inPage,
    ...[...stored].filter(([, record]) => isExecutionSettled(record)),
  ])
  const signatures = [...newest.values()]
    .filter((one) => one.id !== id && one.baseUrl === baseUrl && isInDoubt(one))
    .filter(({ summary }) => isSameToken(summary.currencyIn.currency, token))
    .flatMap(({ items }) => items.filter(isHandedOver))
    .flatMap(({ chainId, intent }) =>
      intent && isSameAddress(intent.from, account) ? [{ chainId, intent }] : [],
    )
  return { signatures, error }
}

/** Whether it isn't known that the signature does what it is for: one that is being delivered was used, or will be. */
function isInDoubt({ status, requestState }: Signed): boolean {
  if (status === 'filling' || isExecutionSettled({ status })) return false
  return !requestState?.isDeposited
}

import type { RequestState } from '../../../schemas/status/requestState.ts'
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
  requestState?: Pick<RequestState, 'isDeposited'> | undefined
}

/** A signature that someone may still use. */
export type OpenPayment = Pick<ExecutionItem, 'chainId'> & {
  intent: Pick<NonNullable<ExecutionItem['intent']>, 'at' | 'expiresAt' | 'permit'>
}

const signedIn = new WeakMap<Journal, Map<string, Signed>>()

/** Remembers, as long as the page lives, what storage may have refused: which executions of it handed over a signature, and their state. */
export function notePayments(
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
export async function findOpenPayments(
  { journal, clock }: { journal: Journal; clock: Clock },
  { baseUrl, account, token, id }: { baseUrl: string; account: string; token: TokenId; id: string },
): Promise<{ signatures: OpenPayment[]; error?: unknown }> {
  const { records, error } = await readJournal(journal, baseUrl, clock).then(
    (contents) => ({ ...contents, error: undefined }),
    (cause: unknown) => ({ records: [], error: cause }),
  )
  const inPage = [...(signedIn.get(journal)?.values() ?? [])].filter((one) => one.baseUrl === baseUrl)
  // What either says counts: this page may know more than it could store, and the journal what another page has learned.
  const known: readonly Signed[] = [...records, ...inPage]
  const used = new Set(known.filter(isUsed).map((one) => one.id))
  const signatures = known
    .filter((one) => one.id !== id && !used.has(one.id))
    .filter(({ summary }) => isSameToken(summary.currencyIn.currency, token))
    .flatMap(({ items }) => items.filter(isHandedOver))
    .flatMap(({ chainId, intent }) =>
      intent && isSameAddress(intent.from, account) ? [{ chainId, intent }] : [],
    )
  return { signatures: [...new Map(signatures.map((one) => [keyOf(one), one])).values()], error }
}

/** Whether the provider has reported that the funds arrived: by this signature or besides it, nothing more is taken for this swap. */
function isUsed({ status, requestState }: Signed): boolean {
  return isExecutionSettled({ status }) || requestState?.isDeposited === true
}

/** Tells signatures apart. */
export function keyOf({ chainId, intent: { at, expiresAt, permit } }: OpenPayment): string {
  return [chainId, at, expiresAt, permit?.contract, permit?.nonce].join(' ')
}

import { isSameToken, type TokenId } from '../../../utils/address/tokenId.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { isExecutionSettled } from '../../state/executionState.ts'
import { readJournal } from './executionJournal.ts'
import type { ExecutionRecord } from './executionRecord.ts'
import type { Journal } from './journal.ts'

/** How long a signature may still be used after it expired, in milliseconds: clocks differ, and blocks get reorganized. */
export const endGraceMs = 2 * 60_000

/**
 * Whether another execution in the journal handed a signature of this account to the provider that takes this token, and it isn't known
 * what became of it: the provider may still use it, also if it refused it.
 *
 * @throws {JournalError} when the journal can't be read.
 */
export async function hasOpenSignature(
  { journal, clock }: { journal: Journal; clock: Clock },
  { baseUrl, account, token, id }: { baseUrl: string; account: string; token: TokenId; id: string },
): Promise<boolean> {
  const { records } = await readJournal(journal, baseUrl, clock)
  return records.some(
    (record) =>
      record.id !== id &&
      !isExecutionSettled(record) &&
      isSameToken(record.summary.currencyIn.currency, token) &&
      record.items.some((item) => isOpenSignature(item, account, clock.now())),
  )
}

function isOpenSignature(
  { kind, paysNothing, status, intent }: ExecutionRecord['items'][number],
  account: string,
  now: number,
): boolean {
  if (kind !== 'signature' || paysNothing || !intent || !isSameAddress(intent.from, account)) return false
  const { expiresAt = Infinity } = intent
  return (status === 'lost' || status === 'posting') && now <= expiresAt + endGraceMs
}

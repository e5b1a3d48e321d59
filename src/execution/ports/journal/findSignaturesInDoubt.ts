import { isSameToken, type TokenId } from '../../../utils/address/tokenId.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import type { PromptIntent } from '../../state/executionItem.ts'
import { isExecutionSettled } from '../../state/executionState.ts'
import { readJournal } from './executionJournal.ts'
import type { Journal } from './journal.ts'

/** How long a signature may still be used after it expired, in milliseconds: clocks differ, and blocks get reorganized. */
export const endGraceMs = 2 * 60_000

/**
 * The signatures of this account that take this token, that other executions in the journal handed to the provider, and of which it isn't
 * known what became: the provider may still use them until they expire, also if it refused them.
 *
 * @throws {JournalError} when the journal can't be read.
 */
export async function findSignaturesInDoubt(
  { journal, clock }: { journal: Journal; clock: Clock },
  { baseUrl, account, token, id }: { baseUrl: string; account: string; token: TokenId; id: string },
): Promise<SignatureExpiry[]> {
  const { records } = await readJournal(journal, baseUrl, clock)
  return records
    .filter(
      (record) =>
        record.id !== id &&
        !isExecutionSettled(record) &&
        isSameToken(record.summary.currencyIn.currency, token),
    )
    .flatMap(({ items }) => items)
    .flatMap(({ kind, paysNothing, status, intent }): SignatureExpiry[] => {
      if (kind !== 'signature' || paysNothing || !intent || !isSameAddress(intent.from, account)) return []
      if (status !== 'lost' && status !== 'posting') return []
      return [{ expiresAt: intent.expiresAt ?? undefined }]
    })
}

/** When a signature expires, in milliseconds since the epoch; undefined if it doesn't say. */
export type SignatureExpiry = Pick<PromptIntent, 'expiresAt'>

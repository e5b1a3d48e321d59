import { depositEntryVersion, isDepositEntry, readDepositEntry, type StoredDeposit } from './depositEntry.ts'
import { isOfNewerVersion } from '../../execution/ports/journal/entryHeader.ts'
import type { UnreadableEntry } from '../../execution/ports/journal/journalEntries.ts'
import type { JournalEntry } from '../../execution/ports/journal/journal.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'

interface ReadDepositsContext {
  baseUrl: string
  now: number
  /** Chains outside the EVM; addresses on any other chain are EVM addresses. */
  nonEvmChains: readonly NonEvmChain[]
  /** What this page audited, by request ID. */
  audited: ReadonlyMap<string, Pick<StoredDeposit, 'terms' | 'account'>>
}

/** Reads a provider's stored deposits, using this page's audited terms instead of the stored ones. */
export function readDeposits(
  entries: readonly JournalEntry[],
  { baseUrl, now, nonEvmChains, audited }: ReadDepositsContext,
): { stored: StoredDeposit[]; unreadable: UnreadableEntry[] } {
  const stored: StoredDeposit[] = []
  const unreadable: UnreadableEntry[] = []
  for (const entry of entries.filter((one) => isDepositEntry(one, baseUrl))) {
    const deposit = readDepositEntry(entry, { baseUrl, now, nonEvmChains })
    const known = audited.get(deposit?.terms.requestId ?? '')
    if (deposit) stored.push(known ? { ...deposit, ...known, isAudited: true } : deposit)
    else {
      unreadable.push({
        ...entry,
        reason: 'it is no deposit address of this version',
        isNewer: isOfNewerVersion(entry, depositEntryVersion),
      })
    }
  }
  return { stored, unreadable }
}

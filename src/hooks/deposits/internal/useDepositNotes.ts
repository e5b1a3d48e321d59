'use client'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import type { DepositBook } from '../../../deposit/depositBook.ts'
import type { StoredDeposit } from '../../../deposit/depositEntry.ts'
import type { DepositTerms } from '../../../deposit/depositTerms.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'

export interface UseDepositNotesParameters {
  /** Terms that were given out here. */
  terms: DepositTerms | undefined
  /** The connected wallet's. */
  account: Address | undefined
  /** What the book has of the request. */
  stored: StoredDeposit | undefined
  requestId: string | undefined
  /** Where the request stands; missing until the service has told. */
  status: RequestStatus | undefined
}

/** Writes into the book what was given out, and where its request stands. */
export function useDepositNotes(
  book: DepositBook,
  { terms, account, stored, requestId, status }: UseDepositNotesParameters,
): void {
  const isListed = stored !== undefined
  /** What was kept already: once it was forgotten, it is not written back. */
  const kept = useRef<DepositTerms>(undefined)
  useEffect(() => {
    if (!terms || kept.current === terms) return
    kept.current = terms
    if (!isListed) void book.keep(terms, account)
  }, [book, terms, account, isListed])
  useEffect(() => {
    if (requestId !== undefined && status !== undefined) void book.note(requestId, status)
  }, [book, requestId, status])
}

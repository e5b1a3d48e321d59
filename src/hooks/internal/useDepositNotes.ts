'use client'
import { useEffect } from 'react'
import type { DepositBook, StoredDeposit } from '../../deposit/depositBook.ts'
import type { DepositTerms } from '../../deposit/depositTerms.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'

export interface UseDepositNotesParameters {
  /** Terms that were given out here. */
  terms: DepositTerms | undefined
  /** What the book has of the request. */
  stored: StoredDeposit | undefined
  requestId: string | undefined
  /** Where the request stands; missing until the service has told. */
  state: RequestState | undefined
}

/** Writes into the book what was given out, and where its request stands. */
export function useDepositNotes(
  book: DepositBook,
  { terms, stored, requestId, state }: UseDepositNotesParameters,
): void {
  const isListed = stored !== undefined
  useEffect(() => {
    if (terms && !isListed) void book.keep(terms)
  }, [book, terms, isListed])
  useEffect(() => {
    if (requestId !== undefined && state !== undefined) void book.note(requestId, state)
  }, [book, requestId, state])
}

'use client'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import type { DepositBook } from '../../../deposit/book/depositBook.ts'
import type { StoredDeposit } from '../../../deposit/book/depositEntry.ts'
import type { DepositTerms } from '../../../deposit/depositTerms.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'

export interface UseSaveDepositParameters {
  /** Terms that this page has shown. */
  terms: DepositTerms | undefined
  /** The connected wallet's account. */
  account: Address | undefined
  /** The book's entry for the request. */
  stored: StoredDeposit | undefined
  requestId: string | undefined
  /** The request's status; missing until the provider has reported. */
  status: RequestStatus | undefined
}

/** Stores the terms that were shown, and the status of their request. */
export function useSaveDeposit(
  book: DepositBook,
  { terms, account, stored, requestId, status }: UseSaveDepositParameters,
): void {
  const isListed = stored !== undefined
  /** The terms that were already stored: if the user removes them, they aren't written back. */
  const kept = useRef<DepositTerms>(undefined)
  useEffect(() => {
    if (!terms || kept.current === terms) return
    kept.current = terms
    if (!isListed) void book.save(terms, account)
  }, [book, terms, account, isListed])
  useEffect(() => {
    if (requestId !== undefined && status !== undefined) void book.updateStatus(requestId, status)
  }, [book, requestId, status])
}

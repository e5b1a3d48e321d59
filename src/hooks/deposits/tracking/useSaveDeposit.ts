'use client'
import { useCallback, useEffect, useRef } from 'react'
import type { Address } from 'viem'
import type { DepositBook } from '../../../deposit/book/depositBook.ts'
import type { StoredDeposit } from '../../../deposit/book/depositEntry.ts'
import type { DepositTerms } from '../../../deposit/depositTerms.ts'
import { readSigns, type DepositSigns } from '../../../deposit/depositSigns.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'

interface UseSaveDepositParameters {
  /** Terms that this page has requested, perhaps while it tracks another request. */
  terms: DepositTerms | undefined
  /** The connected wallet's account. */
  account: Address | undefined
  /** What the book lists. */
  deposits: readonly StoredDeposit[]
  /** The tracked request. */
  requestId: string | undefined
  /** Its status; missing until the provider has reported. */
  status: RequestStatus | undefined
  /** It ended because the network dropped the deposit. */
  isDropped: boolean
  /** What the provider has said of it. */
  signs: DepositSigns
}

/**
 * Stores the terms that were requested, and the status of the tracked request.
 *
 * @returns a function that stores requested terms at once, before the component that requested them may be gone. It resolves once they are
 * stored, or storage has refused.
 */
export function useSaveDeposit(
  book: DepositBook,
  { terms, account, deposits, requestId, status, isDropped, signs }: UseSaveDepositParameters,
): (requested: DepositTerms) => Promise<void> {
  const isTracked = deposits.some((deposit) => deposit.terms.requestId === requestId)
  // The list is a new one with each render.
  const signsText = signs.join(' ')
  /** The terms that were already stored: if the user removes them, they aren't written back. */
  const kept = useRef(new WeakSet<DepositTerms>())
  const save = useCallback(
    async (requested: DepositTerms): Promise<void> => {
      if (kept.current.has(requested)) return
      kept.current.add(requested)
      await book.save(requested, account)
    },
    [book, account],
  )
  useEffect(() => {
    if (terms) void save(terms)
  }, [terms, save])
  useEffect(() => {
    // The book may be read later than the provider reports.
    if (requestId === undefined || !isTracked) return
    if (status === undefined && signsText === '') return
    void book.updateStatus(requestId, status ?? 'waiting', isDropped, readSigns(signsText))
  }, [book, requestId, status, isDropped, signsText, isTracked])
  return save
}

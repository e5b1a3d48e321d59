'use client'
import { useEffect } from 'react'
import type { Reporter } from '../../../config/callbacks/createReporter.ts'
import type { FollowedDeposit } from '../../../config/callbacks/toDepositEvent.ts'

/** Tells the page's callbacks where a payment to a deposit address stands. The reporter tells the same thing once. */
export function useDepositReports(
  reporter: Reporter | undefined,
  { requestId, quote, progress }: Omit<FollowedDeposit, 'requestId'> & { requestId: string | undefined },
): void {
  useEffect(() => {
    if (requestId !== undefined) reporter?.deposit({ requestId, quote, progress })
  }, [reporter, requestId, quote, progress])
}

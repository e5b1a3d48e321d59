'use client'
import { useEffect } from 'react'
import type { Reporter } from '../../../config/callbacks/createReporter.ts'
import type { FollowedDeposit } from '../../../config/callbacks/toDepositEvent.ts'

/** Reports the status of a payment to a deposit address to the page's callbacks. The reporter drops repeats. */
export function useDepositReports(
  reporter: Reporter | undefined,
  { requestId, quote, progress }: Omit<FollowedDeposit, 'requestId'> & { requestId: string | undefined },
): void {
  useEffect(() => {
    if (requestId !== undefined) reporter?.deposit({ requestId, quote, progress })
  }, [reporter, requestId, quote, progress])
}

'use client'
import { forwardRef } from 'react'
import { FeesWidget, type FeesOptions } from '../../fees/FeesWidget.tsx'
import { ExactAmounts } from '../../shared/messages/figures/exactAmounts.ts'
import { useDepositContext } from '../model/depositContext.ts'
import { isOverUnpaid } from '../model/status/isOverUnpaid.ts'

/**
 * The cost of the swap: from the quote that came with the address, and at the end from the request in the history.
 * Renders a `<div>`, or nothing.
 */
export const DepositAddressFees = forwardRef<HTMLDivElement, FeesOptions>(
  function DepositAddressFees(props, ref) {
    const { quote, progress, status } = useDepositContext('DepositAddress.Fees').deposit
    const record = progress?.record
    // The terms of an expired address no longer apply.
    if (isOverUnpaid({ status, progress })) return null
    // Once it is paid, they appear in place of the payment instead of sliding up there.
    const view = String(status === 'payable')
    const fees =
      quote && !(record && progress.isOver) ? (
        <FeesWidget key={view} {...props} quote={quote} ref={ref} />
      ) : (
        record && <FeesWidget key={view} {...props} record={record} ref={ref} />
      )
    // The minimum has every digit, like the amounts around it.
    return fees ? <ExactAmounts.Provider value>{fees}</ExactAmounts.Provider> : null
  },
)

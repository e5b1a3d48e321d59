'use client'
import { forwardRef } from 'react'
import { FeesWidget, type FeesOptions } from '../../fees/FeesWidget.tsx'
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
    if (quote && !(record && progress.isOver)) return <FeesWidget {...props} quote={quote} ref={ref} />
    return record ? <FeesWidget {...props} record={record} ref={ref} /> : null
  },
)

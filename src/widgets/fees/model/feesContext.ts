'use client'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
import type { FeeBreakdown } from './feeBreakdown.ts'

export const [FeesContext, useFeesContext] = createRequiredContext<FeeBreakdown>('Fees.Root')

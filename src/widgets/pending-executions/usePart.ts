'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { pendingExecutionsParts } from '../attributes/pendingExecutions.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof pendingExecutionsParts>()

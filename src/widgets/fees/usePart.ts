'use client'
import { createUsePart } from '../shared/createUsePart.ts'
import type { feesParts } from '../attributes/fees.ts'

/** The attributes of this widget's parts. */
export const usePart = createUsePart<typeof feesParts>()
